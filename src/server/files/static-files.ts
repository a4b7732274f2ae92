import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { serviceNameOf } from "../../lib/addresses";
import { readAddress } from "./address";
import { fileHeaders } from "./file-headers";
import { insertServiceName } from "./unknown-service";

const notFoundPage = "404.html";
const unknownServicePage = "services/unknown/index.html";

/** The addresses of the error pages, which return 404 as well. */
const errorPages = ["404", "404.html", "services/404.html", "services/unknown"];

/**
 * Serves the built site: every page at its canonical address, with redirects from alternative spellings, compressed
 * copies where the build made them, and an error page for everything else. PUBLIC_DIR may be a link, which is followed
 * at each request.
 */
export async function staticFiles(app: FastifyInstance): Promise<void> {
  const root = resolve(app.settings.PUBLIC_DIR);

  await app.register(fastifyStatic, {
    root,
    // Only addresses that readAddress accepts are served, with reply.sendFile.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    // Whoever goes back to an older build has it sent.
    lastModified: false,
  });

  const exists = async (path: string): Promise<boolean> =>
    stat(join(root, path)).then(
      (file) => file.isFile(),
      () => false,
    );

  const sendFile = (reply: FastifyReply, file: string) =>
    reply.headers(fileHeaders(file)).sendFile(file);

  const sendNotFound = async (reply: FastifyReply): Promise<FastifyReply> => {
    reply.code(404).headers(fileHeaders(notFoundPage));
    if (!(await exists(notFoundPage))) return reply.type("text/plain").send("Not found\n");
    // All of it, also to who has it or asks for a part: with 304 or 206 it would count as found.
    return reply.sendFile(notFoundPage, { etag: false, acceptRanges: false });
  };

  /** Sends the page that the browser's router shows too at an address without a page. */
  const sendMissing = async (path: string, rawPath: string, reply: FastifyReply) => {
    if (!path.startsWith("/services/")) return sendNotFound(reply);
    const html = await readFile(join(root, unknownServicePage), "utf8").catch(() => "");
    if (html === "") return sendNotFound(reply);
    // Compressing it anew for every name would take more time than all the rest.
    return reply
      .code(404)
      .headers(fileHeaders(unknownServicePage))
      .type("text/html; charset=utf-8")
      .send(insertServiceName(html, serviceNameOf(rawPath)));
  };

  // A file that is removed after its address was found.
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));

  app.get("/*", async (request, reply) => {
    const [, rawPath = "", query = ""] = /^([^?]*)(.*)$/s.exec(request.raw.url ?? "") ?? [];
    const address = readAddress(rawPath);
    if (address === undefined) return sendMissing(rawPath, rawPath, reply);
    const { kind, path } = address;

    if (!errorPages.includes(path)) {
      const page = join(path, "index.html");
      if (kind !== "file" && (await exists(page))) {
        if (kind === "page") return sendFile(reply, page);
        const canonical = encodeURIComponent(path).replaceAll("%2F", "/");
        return reply.headers(fileHeaders(path)).redirect(`/${canonical}${query}`, 301);
      }
      // It may have no extension.
      if (kind !== "alias" && (await exists(path))) return sendFile(reply, path);
    }

    return sendMissing(`/${path}`, rawPath, reply);
  });
}
