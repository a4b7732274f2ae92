import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { serviceNameOf } from "../../lib/addresses";
import { readAddress } from "./address";
import { contentTags, matchesTag } from "./content-tags";
import { fileHeaders } from "./file-headers";
import { insertServiceName } from "./unknown-service";

declare module "fastify" {
  interface FastifyReply {
    /** The file that is being sent, by its path in the built site; "" if it has no validator. */
    file: string;
  }
}

const notFoundPage = "404.html";
const unknownServicePage = "services/unknown/index.html";

/** The addresses of the error pages, which return 404 as well. */
const errorPages = ["404", "404.html", "services/404.html", "services/unknown"];

/** The ends of the names of compressed copies, by their Content-Encoding. */
const copies = new Map<unknown, string>([
  ["br", ".br"],
  ["gzip", ".gz"],
]);

/** @fastify/send has validators of a file's size and time, which may be equal for two builds. */
const withoutValidators = { etag: false, lastModified: false };

/**
 * Serves the built site: every page at its canonical address, with redirects from alternative spellings, compressed
 * copies where the build made them, and an error page for everything else. PUBLIC_DIR may be a link, which is followed
 * at each request.
 */
export async function staticFiles(app: FastifyInstance): Promise<void> {
  const root = resolve(app.settings.PUBLIC_DIR);
  const tagOf = contentTags();

  await app.register(fastifyStatic, {
    root,
    // Only addresses that readAddress accepts are served, with reply.sendFile.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    ...withoutValidators,
  });

  // Gatsby's script takes 500 for final and asks for another page's data. 503 says to try again.
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if ((error.statusCode ?? 500) < 500) throw error;
    request.log.error({ err: error }, "a file could not be sent");
    // What is sent is no longer the file, and the headers describe that.
    reply.file = "";
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    return reply.code(503).header("Retry-After", "60").send({ error: "Server error" });
  });

  app.decorateReply("file", "");
  app.addHook("onSend", async ({ headers }, reply, payload) => {
    if (reply.file === "" || (reply.statusCode !== 200 && reply.statusCode !== 206)) return payload;
    const copy = copies.get(reply.getHeader("content-encoding")) ?? "";
    const tag = await tagOf(join(root, reply.file + copy));
    reply.header("ETag", tag);
    if (!matchesTag(headers["if-none-match"], tag)) return payload;
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

  const sendFile = (reply: FastifyReply, file: string): FastifyReply => {
    reply.file = file;
    // Of a page that has changed, no part fits what the visitor has.
    const acceptRanges = !("if-range" in reply.request.headers);
    return reply.headers(fileHeaders(file)).sendFile(file, { ...withoutValidators, acceptRanges });
  };

  const sendNotFound = async (reply: FastifyReply): Promise<FastifyReply> => {
    reply.code(404).headers(fileHeaders(notFoundPage));
    if (!(await exists(notFoundPage))) return reply.type("text/plain").send("Not found\n");
    return reply.sendFile(notFoundPage, { ...withoutValidators, acceptRanges: false });
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
