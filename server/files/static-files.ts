import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { getHtmlFile, getPath, routes } from "../../src/domain/routes";
import { warnOfOtherAddress } from "./address-warning";
import { checkPublicFolder } from "./check-pages";
import { findPublished } from "./find-published";
import { findRedirect } from "./find-redirect";
import { findFileHeaders } from "./file-headers";

const notFoundFile = "404.html";
const unknownServiceFile = getHtmlFile(routes.unknownService);

/** Serves the built site, and redirects other spellings of paths, and paths that are content's redirects. If PUBLIC_DIR is a link, each request follows it. */
export async function serveStaticFiles(app: FastifyInstance): Promise<void> {
  const { PUBLIC_DIR } = app.settings;
  const root = resolve(PUBLIC_DIR);
  await warnOfOtherAddress(app);
  await app.register(fastifyStatic, {
    root,
    // The route below chooses the file.
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Dates may go back, when an older build is restored.
    lastModified: false,
  });

  app.get("/*", async ({ url }, reply) => {
    const [encodedPath = ""] = url.split("?", 1);
    const published = await findPublished(root, encodedPath);
    if (published === undefined) {
      reply.callNotFound();
      return reply;
    }
    if ("redirectTo" in published) {
      const { redirectTo } = published;
      const canonical = encodeURIComponent(redirectTo).replaceAll("%2F", "/");
      const query = url.slice(encodedPath.length);
      return reply.headers(findFileHeaders(redirectTo)).redirect(`/${canonical}${query}`, 301);
    }
    const { file } = published;
    // ETags are made from date and size, which two builds of a page may share: tools that build images set all dates to one.
    const etag = !/\.(?:html|json)$/.test(file);
    return reply.headers(findFileHeaders(file)).sendFile(file, { etag });
  });

  // Some load balancers check in this way that the server is alive.
  app.options("/*", { logLevel: "warn" }, async (_request, reply) =>
    reply.code(204).header("Allow", "GET, HEAD").send(),
  );

  const sendNotFound = async (url: string, reply: FastifyReply): Promise<void> => {
    const [path = ""] = url.split("?", 1);
    // While the build is missing, every path would be unknown, and browsers and search engines would believe it.
    await checkPublicFolder(PUBLIC_DIR);
    const redirectTo = await findRedirect(root, path, url.slice(path.length));
    if (redirectTo !== undefined) {
      reply.headers(findFileHeaders(notFoundFile)).redirect(redirectTo, 301);
      return;
    }
    reply.code(404);
    // The same page that Gatsby's router shows.
    const isService = path.startsWith(getPath(routes.service, ""));
    const file = isService ? unknownServiceFile : notFoundFile;
    reply.headers(findFileHeaders(file)).sendFile(file, { etag: false, acceptRanges: false });
  };
  // Not async: a handler that returns the reply makes Node warn of too many listeners.
  app.setNotFoundHandler(({ url }, reply) => {
    void sendNotFound(url, reply).catch((error: unknown) => reply.send(error));
  });
}
