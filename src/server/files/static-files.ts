import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
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

/** Serves the built site, with redirects from other spellings of addresses. A link as PUBLIC_DIR is followed at each request. */
export async function staticFiles(app: FastifyInstance): Promise<void> {
  const root = resolve(app.settings.PUBLIC_DIR);
  const knownTags = new Map<string, { version: string; tag: string }>();
  /** The file that is sent with each response, which may be a compressed copy. */
  const sent = new WeakMap<object, string>();

  /** A file's ETag: a hash of its content, because files of two builds often have the same time and length. */
  const tagOf = async (path: string): Promise<string> => {
    const { ino, size, mtimeMs, ctimeMs } = await stat(path);
    const version = [ino, size, mtimeMs, ctimeMs].join(" ");
    const last = knownTags.get(path);
    if (last?.version === version) return last.tag;
    const hash = createHash("sha256").update(await readFile(path));
    const tag = `"${hash.digest("base64url").slice(0, 22)}"`;
    knownTags.set(path, { version, tag });
    return tag;
  };

  await app.register(fastifyStatic, {
    root,
    // Only addresses that readAddress accepts are served, with reply.sendFile.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    etag: false,
    lastModified: false,
    setHeaders: (response, path) => sent.set(response, path),
  });

  app.addHook("onSend", async ({ headers }, reply, payload) => {
    const path = sent.get(reply.raw);
    if (path === undefined || ![200, 206].includes(reply.statusCode)) return payload;
    const tag = await tagOf(path);
    reply.header("ETag", tag);
    const known = headers["if-none-match"] ?? "";
    // Tags have quotes, so none is part of another. Proxies that compress make one weak.
    if (known !== "*" && !known.includes(tag)) return payload;
    if (payload instanceof Readable) payload.destroy();
    for (const name of ["content-length", "content-encoding", "content-type"]) {
      reply.removeHeader(name);
    }
    reply.code(304);
    return null;
  });

  const exists = async (path: string): Promise<boolean> =>
    stat(join(root, path)).then(
      (file) => file.isFile(),
      () => false,
    );

  const sendNotFound = async (reply: FastifyReply): Promise<FastifyReply> => {
    reply.code(404).headers(fileHeaders(notFoundPage));
    if (!(await exists(notFoundPage))) return reply.type("text/plain").send("Not found\n");
    return reply.sendFile(notFoundPage, { acceptRanges: false });
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
    const { path, isAlias } = address;
    const page = join(path, "index.html");
    if (errorPages.includes(path)) return sendMissing(`/${path}`, rawPath, reply);
    const isPage = await exists(page);
    if (isPage && isAlias) {
      const canonical = encodeURIComponent(path).replaceAll("%2F", "/");
      return reply.headers(fileHeaders(path)).redirect(`/${canonical}${query}`, 301);
    }
    if (isAlias || !(isPage || (await exists(path))))
      return sendMissing(`/${path}`, rawPath, reply);
    const file = isPage ? page : path;
    // Of a page that has changed, no part fits what the visitor has.
    const acceptRanges = !("if-range" in request.headers);
    return reply.headers(fileHeaders(file)).sendFile(file, { acceptRanges });
  });
}
