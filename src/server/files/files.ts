import { stat } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { canonicalAddress, readAddress, type Address } from "./address";
import { cacheControl } from "./cache-policy";

/** Pages that say that something is missing. They are answered with 404, also at their own address. */
const notFoundPage = "404.html";
const unknownServicePage = "services/unknown/index.html";
const missing = new Set(["404", "404.html", "services/unknown"]);

/**
 * Serves the built site: every page at its canonical address, one redirect from its other spellings,
 * compressed copies where the build made them, and the right page for what does not exist.
 * @param root the folder of the built site, as an absolute path
 */
export async function registerPages(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    // Only what readAddress has understood is sent, through reply.sendFile.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });

  const has = async (path: string): Promise<boolean> => {
    try {
      return (await stat(join(root, path))).isFile();
    } catch {
      return false;
    }
  };

  const sendMissing = async (address: Address, reply: FastifyReply): Promise<FastifyReply> => {
    const isService = address.kind !== "none" && /^services\/./.test(address.path);
    const page = isService && (await has(unknownServicePage)) ? unknownServicePage : notFoundPage;
    reply.code(404).headers(headersOf(page));
    if (!(await has(page))) return reply.type("text/plain; charset=utf-8").send("Not found\n");
    // Without a validator a conditional request cannot turn this 404 into a 304, nor a range into a 206.
    return reply.sendFile(page, { etag: false, lastModified: false, acceptRanges: false });
  };

  app.get("/*", async (request, reply) => {
    const [rawPath = "", query] = splitOnce(request.raw.url ?? "");
    const address = readAddress(rawPath);
    if (address.kind === "none" || missing.has(address.path)) return sendMissing(address, reply);

    const page = join(address.path, "index.html");
    if (address.kind === "alias") {
      if (!(await has(page))) return sendMissing(address, reply);
      reply.headers(headersOf(page));
      return reply.redirect(canonicalAddress(address.path) + query, 301);
    }
    const candidates = address.kind === "page" ? [page, address.path] : [address.path];
    for (const file of candidates) {
      if (!(await has(file))) continue;
      return reply.headers(headersOf(file)).sendFile(file);
    }
    return sendMissing(address, reply);
  });
}

function headersOf(file: string): Record<string, string> {
  // Also where there is no compressed copy: a cache must not hand one visitor's encoding to the next.
  return { "Cache-Control": cacheControl(file), Vary: "Accept-Encoding" };
}

/** The path of a request target, and its query with the question mark, or "" without one. */
function splitOnce(target: string): [path: string, query: string] {
  const mark = target.indexOf("?");
  return mark === -1 ? [target, ""] : [target.slice(0, mark), target.slice(mark)];
}

/** True when the request is for something that pages never accept: anything but GET and HEAD. */
export function isWriting(request: FastifyRequest): boolean {
  return request.method !== "GET" && request.method !== "HEAD";
}
