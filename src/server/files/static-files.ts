import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { serviceNameOf } from "../../lib/service-name-of";
import { canonicalAddress, readAddress, type Address } from "./address";
import { cacheControl, neverChanges } from "./cache-policy";
import { policyHeaders } from "./page-policies";
import {
  cacheKey,
  largestBody,
  responseCache,
  type CachedFile,
  type CachedResponse,
} from "./response-cache";
import { compress, insertServiceName } from "./unknown-service";

type ValidAddress = Exclude<Address, { kind: "none" }>;

const notFoundPage = "404.html";
const unknownServicePage = "services/unknown/index.html";

/** The addresses of the error pages, which return 404 as well. */
const errorPages = new Set(["404", "404.html", "services/unknown"]);

/**
 * Serves the built site: every page at its canonical address, with redirects from alternative spellings,
 * compressed copies where the build made them, and an error page for everything else.
 * @param options.root the absolute path of the built site
 */
export async function staticFiles(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    // Only addresses that readAddress accepts are served, with reply.sendFile.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });

  // Gatsby's script takes 500 for final and asks for another page's data. 503 says to try again.
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if ((error.statusCode ?? 500) < 500) throw error;
    request.log.error({ err: error }, "a file could not be sent");
    return reply.code(503).send({ error: "Server error" });
  });

  const policyOf = policyHeaders(root);

  const headersOf = async (file: string): Promise<Record<string, string>> => ({
    "Cache-Control": cacheControl(file),
    // Needed on uncompressed responses too: caches must not mix up encodings.
    Vary: "Accept-Encoding",
    ...(file.endsWith(".html") && (await policyOf(file))),
  });

  const cache = responseCache(root);
  /** The requests whose responses are to be cached. */
  const misses = new WeakMap<FastifyRequest, { name: string; file: CachedFile; key: string }>();

  const exists = async (path: string): Promise<boolean> => {
    try {
      return (await stat(join(root, path))).isFile();
    } catch {
      return false;
    }
  };

  const sendNotFound = async (reply: FastifyReply): Promise<FastifyReply> => {
    reply.code(404).headers(await headersOf(notFoundPage));
    if (!(await exists(notFoundPage))) return reply.type("text/plain").send("Not found\n");
    // Validators would let a conditional request turn the 404 into a 304, and ranges into a 206.
    return reply.sendFile(notFoundPage, { etag: false, lastModified: false, acceptRanges: false });
  };

  const sendUnknownService = async (path: string, reply: FastifyReply): Promise<FastifyReply> => {
    const page = await readFile(join(root, unknownServicePage), "utf8");
    const html = insertServiceName(page, serviceNameOf(path));
    const { body, headers } = await compress(html, reply.request.headers["accept-encoding"]);
    reply.code(404).headers({ ...(await headersOf(unknownServicePage)), ...headers });
    return reply.type("text/html; charset=utf-8").send(body);
  };

  const respond = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { kind, path }: ValidAddress,
    key: string | undefined,
  ): Promise<FastifyReply> => {
    const [rawPath, query] = splitOnce(request.raw.url ?? "");
    if (!errorPages.has(path)) {
      const page = join(path, "index.html");
      if (kind === "alias" && (await exists(page))) {
        reply.headers(await headersOf(page));
        return reply.redirect(canonicalAddress(path) + query, 301);
      }
      for (const name of filesFor({ kind, path })) {
        const file = await cache.get(name);
        if (file === undefined) continue;
        const cached = key === undefined ? undefined : file.responses.get(key);
        if (cached) {
          sendCached(cached, reply);
          return reply;
        }
        if (key !== undefined) misses.set(request, { name, file, key });
        // Files that never change are small, and nobody asks for parts of them.
        const options = { acceptRanges: !neverChanges(name) };
        return reply.headers(await headersOf(name)).sendFile(name, options);
      }
    }

    const isService = path.startsWith("services/");
    return isService && (await exists(unknownServicePage))
      ? sendUnknownService(rawPath, reply)
      : sendNotFound(reply);
  };

  const storeResponse = async (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
  ): Promise<unknown> => {
    const miss = misses.get(request);
    if (miss === undefined || !(payload instanceof Readable)) return payload;
    const headers = reply.getHeaders();
    const validator = request.headers["if-none-match"];
    const isRepeatable =
      reply.statusCode === 304
        ? headers.etag === validator
        : reply.statusCode === 200 && validator === undefined;
    // A server that stops adds Connection to its responses.
    if (
      !isRepeatable ||
      headers.connection !== undefined ||
      Number(headers["content-length"] ?? 0) > largestBody
    ) {
      return payload;
    }
    const body = reply.statusCode === 304 ? null : await buffer(payload);
    cache.set(miss.name, miss.file, miss.key, {
      status: reply.statusCode,
      headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
      body,
    });
    return body;
  };

  app.get("/*", { onSend: storeResponse }, (request, reply) => {
    const address = readAddress(splitOnce(request.raw.url ?? "")[0]);
    if (address.kind === "none") return sendNotFound(reply);
    // A stopping server has to end the connection with its response.
    const isCacheable = request.method === "GET" && app.server.listening;
    const key = isCacheable ? cacheKey(request.headers) : undefined;
    if (key !== undefined && !errorPages.has(address.path)) {
      for (const name of filesFor(address)) {
        const cached = cache.getFresh(name)?.responses.get(key);
        if (cached) {
          sendCached(cached, reply);
          return;
        }
      }
    }
    return respond(request, reply, address, key);
  });
}

/** Sends a response past Fastify, which would build and check the same headers again. */
function sendCached({ status, headers, body }: CachedResponse, reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(status, headers).end(body);
}

/** The files to try for an address, in order. A page may be a file without an extension. */
function filesFor({ kind, path }: ValidAddress): string[] {
  if (kind === "alias") return [];
  return kind === "page" ? [join(path, "index.html"), path] : [path];
}

/** Splits a request target into its path and its query, which includes the question mark or is "". */
function splitOnce(target: string): [path: string, query: string] {
  const mark = target.indexOf("?");
  return mark === -1 ? [target, ""] : [target.slice(0, mark), target.slice(mark)];
}
