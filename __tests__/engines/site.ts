/** The built site, served by the project's own server, with requests that can be held back in every engine alike. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createApp } from "../../server/app";
import { readSettings } from "../../server/settings";

interface SiteOptions {
  readonly settings?: { readonly PUBLIC_DIR?: string };
  /** Whether pages may run their scripts. The driver's own run nevertheless. */
  readonly runsScripts?: boolean;
}

/** Starts the server on a free port, with a database of its own. */
export async function startSite({ settings = {}, runsScripts = true }: SiteOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), "conaas-site-"));
  const DATABASE_URL = pathToFileURL(join(folder, "submissions.db")).href;
  const app = await createApp(
    // Every test comes from the same address.
    readSettings({ LOG_LEVEL: "silent", DATABASE_URL, RATE_LIMIT_PER_MINUTE: "1000", ...settings }),
  );
  if (!runsScripts)
    app.addHook("onSend", async (_request, reply) => {
      reply.header("Content-Security-Policy", "script-src 'none'");
    });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const [address] = app.addresses();
  const port = typeof address === "object" ? address.port : 0;

  /** What was answered, such as "GET /service 200". */
  const answers: string[] = [];
  const held: { readonly path: RegExp; readonly until: Promise<void> }[] = [];
  const [respond] = app.server.listeners("request");
  app.server.removeAllListeners("request");
  app.server.on("request", (request, response) => {
    response.on("finish", () =>
      answers.push(`${request.method} ${request.url} ${response.statusCode}`),
    );
    const hold = held.find(({ path }) => path.test(request.url ?? ""));
    void Promise.resolve(hold?.until).then(() => respond?.call(app.server, request, response));
  });

  return {
    port,
    // A browser waits longer for localhost, which has two addresses.
    url: `http://localhost:${port}`,
    answers,
    /** Holds matching requests back. @returns a function that lets them continue */
    hold(path: RegExp): () => void {
      let release: () => void = () => undefined;
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.push({ path, until });
      return release;
    },
    async stop() {
      app.server.closeAllConnections();
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
