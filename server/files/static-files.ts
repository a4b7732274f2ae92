import { constants } from "node:fs";
import { access, readdir, realpath, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { types } from "node:util";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { htmlFileOf, pathTo, routes } from "../../src/domain/routes";
import { warnOfOtherAddress } from "./address-warning";
import { parsePublishedPath } from "./published-path";
import { findFileHeaders } from "./file-headers";

const notFoundFile = "404.html";
const unknownServiceFile = htmlFileOf(routes.unknownService);

/** Rejects with the system's error if the built site is gone or may not be read. */
export async function checkPublicFolder(publicDir: string): Promise<void> {
  await access(join(resolve(publicDir), "index.html"), constants.R_OK);
}

/** Rejects with the system's error if a page of the built site may not be read. */
export async function checkEveryPage(publicDir: string): Promise<void> {
  await checkPublicFolder(publicDir);
  // A link may lead to another build while this goes through its folders.
  const root = await realpath(publicDir);
  const paths = await readdir(root, { recursive: true });
  const pageFiles = paths.filter((path) => basename(path) === "index.html");
  await Promise.all(pageFiles.map((path) => access(join(root, path), constants.R_OK)));
}

/** Whether an error of the file system says that nothing is there, as opposed to what may not be read. */
function isNotFound(error: unknown): boolean {
  const missing = ["ENOENT", "ENOTDIR", "ENAMETOOLONG"];
  return types.isNativeError(error) && "code" in error && missing.includes(String(error.code));
}

/** Serves the built site, with redirects from other spellings of paths. A link as PUBLIC_DIR is followed at each request. */
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
    // An older build that is put back has older dates.
    lastModified: false,
  });

  const isFile = (path: string): Promise<boolean> =>
    stat(join(root, path)).then(
      (found) => found.isFile(),
      (error: unknown) => {
        // A folder that may not be entered is no unknown address.
        if (isNotFound(error)) return false;
        throw error;
      },
    );

  app.get("/*", async ({ url }, reply) => {
    const [encodedPath = ""] = url.split("?", 1);
    const published = parsePublishedPath(encodedPath);
    const pageFile = join(published?.path ?? "", "index.html");
    const isPage = await isFile(pageFile);
    if (published === undefined || (published.isAlias && !isPage)) {
      reply.callNotFound();
      return reply;
    }
    const { path, isAlias } = published;
    // For static hosts, the build copies about-us/index.html to about-us.html, an address that the browser's router does not know.
    const original = path.replace(/\.html$/, "");
    const isCopy =
      original !== path && (await isFile(path)) && (await isFile(join(original, "index.html")));
    if (isAlias || isCopy) {
      const canonical = encodeURIComponent(isCopy ? original : path).replaceAll("%2F", "/");
      const query = url.slice(encodedPath.length);
      return reply.headers(findFileHeaders(path)).redirect(`/${canonical}${query}`, 301);
    }
    const file = isPage ? pageFile : path;
    // The ETags are made of date and size, which can be those of the page before: image builders set all dates to one.
    const etag = !/\.(?:html|json)$/.test(file);
    return reply.headers(findFileHeaders(file)).sendFile(file, { etag });
  });

  // Load balancers ask in this way whether the server is there.
  app.options("/*", async (_request, reply) => reply.code(204).header("Allow", "GET, HEAD").send());

  const sendNotFound = async (path: string, reply: FastifyReply): Promise<void> => {
    // Without the build every path would be unknown, for good.
    await checkPublicFolder(PUBLIC_DIR);
    reply.code(404);
    // The page that the browser's router shows too.
    const isService = path.startsWith(pathTo(routes.service, ""));
    const file = isService ? unknownServiceFile : notFoundFile;
    reply.headers(findFileHeaders(file)).sendFile(file, { etag: false, acceptRanges: false });
  };
  // An async handler that returns the reply would make Node warn of eleven listeners on it.
  app.setNotFoundHandler(({ url }, reply) => {
    const [path = ""] = url.split("?", 1);
    void sendNotFound(path, reply).catch((error: unknown) => reply.send(error));
  });
}
