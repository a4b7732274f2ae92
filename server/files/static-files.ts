import { constants } from "node:fs";
import { access, readdir, readFile, realpath, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { types } from "node:util";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { getHtmlFile, getPath, routes } from "../../src/domain/routes";
import { warnOfOtherAddress } from "./address-warning";
import { parsePublishedPath } from "./published-path";
import { findFileHeaders } from "./file-headers";

const securityFile = ".well-known/security.txt";
const notFoundFile = "404.html";
const unknownServiceFile = getHtmlFile(routes.unknownService);

/** Rejects with the system's error if the built site is missing or unreadable. */
export async function checkPublicFolder(publicDir: string): Promise<void> {
  await access(join(resolve(publicDir), "index.html"), constants.R_OK);
}

/** Rejects with the system's error if a page of the built site is unreadable. */
export async function checkEveryPage(publicDir: string): Promise<void> {
  await checkPublicFolder(publicDir);
  // PUBLIC_DIR may be a link, which may be switched to another build meanwhile.
  const root = await realpath(publicDir);
  const paths = await readdir(root, { recursive: true });
  const pageFiles = paths.filter((path) => basename(path) === "index.html");
  await Promise.all(pageFiles.map((path) => access(join(root, path), constants.R_OK)));
}

/** Whether an error of the file system means that there is no such file, not that it is unreadable. */
function isNotFound(error: unknown): boolean {
  const missing = ["ENOENT", "ENOTDIR", "ENAMETOOLONG"];
  return types.isNativeError(error) && "code" in error && missing.includes(String(error.code));
}

/** Whether a security.txt has run out: nobody may rely on it any more (RFC 9116, 2.5.5). One that is not there has not. */
async function hasExpired(file: string): Promise<boolean> {
  const text = await readFile(file, "utf8").catch(() => "");
  return Date.parse(/^Expires: *(.+)$/im.exec(text)?.[1] ?? "") < Date.now();
}

/** Serves the built site, and redirects other spellings of paths. If PUBLIC_DIR is a link, each request follows it. */
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

  const isFile = (path: string): Promise<boolean> =>
    stat(join(root, path)).then(
      (found) => found.isFile(),
      (error: unknown) => {
        // An unreadable folder is an error, not an unknown address.
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
    // The build copies about-us/index.html to about-us.html for static hosts. As an address, Gatsby's router does not know it.
    const original = path.replace(/\.html$/, "");
    const isCopy =
      original !== path && (await isFile(path)) && (await isFile(join(original, "index.html")));
    if (isAlias || isCopy) {
      const canonical = encodeURIComponent(isCopy ? original : path).replaceAll("%2F", "/");
      const query = url.slice(encodedPath.length);
      return reply.headers(findFileHeaders(path)).redirect(`/${canonical}${query}`, 301);
    }
    const file = isPage ? pageFile : path;
    if (file === securityFile && (await hasExpired(join(root, file)))) {
      reply.callNotFound();
      return reply;
    }
    // ETags are made from date and size, which two builds of a page may share: tools that build images set all dates to one.
    const etag = !/\.(?:html|json)$/.test(file);
    return reply.headers(findFileHeaders(file)).sendFile(file, { etag });
  });

  // Some load balancers check in this way that the server is alive.
  app.options("/*", { logLevel: "warn" }, async (_request, reply) =>
    reply.code(204).header("Allow", "GET, HEAD").send(),
  );

  const sendNotFound = async (path: string, reply: FastifyReply): Promise<void> => {
    // While the build is missing, every path would be unknown, and browsers and search engines would believe it.
    await checkPublicFolder(PUBLIC_DIR);
    reply.code(404);
    // The same page that Gatsby's router shows.
    const isService = path.startsWith(getPath(routes.service, ""));
    const file = isService ? unknownServiceFile : notFoundFile;
    reply.headers(findFileHeaders(file)).sendFile(file, { etag: false, acceptRanges: false });
  };
  // Not async: a handler that returns the reply makes Node warn of too many listeners.
  app.setNotFoundHandler(({ url }, reply) => {
    const [path = ""] = url.split("?", 1);
    void sendNotFound(path, reply).catch((error: unknown) => reply.send(error));
  });
}
