/** The server of the local CMS: its page, and access to the files of content/ from this machine only. */
import Fastify, { type FastifyInstance } from "fastify";
import fastifyStatic from "@fastify/static";
import { extname, join } from "node:path";
import { createAdminFiles } from "./admin-files";
import { cmsRequest, createLocalBackend, RequestRefusedError } from "./local-backend";
import { previewFolder } from "./preview-targets";
import { readPreviewContent } from "./preview-content";

/** The limit in bytes. A picture of 30 MB, larger than any camera's, takes 40 MB in base64. */
const bodyLimit = 48 * 1024 * 1024;

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
};

interface CmsOptions {
  readonly contentDir: string;
  readonly decap: string;
  readonly preview: Parameters<typeof createAdminFiles>[1];
}

/** Creates the server, which must listen on a loopback address only. */
export async function createCmsServer({
  contentDir,
  decap,
  preview,
}: CmsOptions): Promise<FastifyInstance> {
  const execute = createLocalBackend(contentDir);
  const app = Fastify({ bodyLimit });

  // Another site's page could post to this address, or point its own host name here (DNS rebinding).
  app.addHook("onRequest", async ({ headers: { host = "", origin } }, reply) => {
    const isLocal = /^(localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(host);
    if (isLocal && (origin === undefined || origin === `http://${host}`)) return;
    await reply.code(403).send({ error: "The CMS answers its own page only" });
  });
  app.addHook("onSend", async (_request, reply) => {
    reply.headers({
      "Content-Security-Policy": "frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store",
    });
  });
  app.setErrorHandler<NodeJS.ErrnoException>(async (error, _request, reply) => {
    const { code, message } = error;
    if (error instanceof RequestRefusedError) return reply.code(422).send({ error: message });
    return reply.code(code === "ENOENT" ? 404 : 500).send({ error: message });
  });

  await app.register(fastifyStatic, { root: decap, prefix: "/admin/decap/" });
  await app.register(fastifyStatic, {
    root: join(contentDir, "images"),
    prefix: `${previewFolder}/images/`,
    decorateReply: false,
  });
  app.get("/", async (_request, reply) => reply.redirect("/admin/"));
  app.get(`${previewFolder}/content.json`, () => readPreviewContent(contentDir));
  const backend = { name: "proxy", proxy_url: "/admin/api", branch: "local" };
  for (const [name, contents] of createAdminFiles(backend, preview)) {
    const type = contentTypes[extname(name)] ?? "font/woff2";
    const address = `/admin/${name.replace("index.html", "")}`;
    app.get(address, async (_request, reply) => reply.type(type).send(contents));
  }
  app.post("/admin/api", async (request, reply) => {
    const { data, error } = cmsRequest.safeParse(request.body);
    if (error) return reply.code(400).send({ error: "The CMS asked for something unknown" });
    return execute(data);
  });
  return app;
}
