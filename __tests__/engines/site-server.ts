/** The built site, served by the project's own server. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createApp } from "../../src/server/app";
import { readSettings } from "../../src/server/settings";

/** Starts the server on a free port, with a database of its own. */
export async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), "conaas-site-"));
  const app = await createApp(
    readSettings({
      LOG_LEVEL: "silent",
      DATABASE_URL: pathToFileURL(join(folder, "submissions.db")).href,
      // Every test comes from the same address.
      RATE_LIMIT_PER_MINUTE: "1000",
    }),
  );
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    app,
    port: Number(new URL(url).port),
    async stop() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
