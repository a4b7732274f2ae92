import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { serviceNameOf } from "../../lib/service-name-of";
import { canonicalAddress, readAddress, type Address } from "./address";
import { cacheControl } from "./cache-policy";
import { policyHeaders } from "./page-policies";
import { compress, insertServiceName } from "./unknown-service";

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

  app.get("/*", async (request, reply) => {
    const [path, query] = splitOnce(request.raw.url ?? "");
    const address = readAddress(path);
    if (address.kind === "none") return sendNotFound(reply);

    if (!errorPages.has(address.path)) {
      const page = join(address.path, "index.html");
      if (address.kind === "alias" && (await exists(page))) {
        reply.headers(await headersOf(page));
        return reply.redirect(canonicalAddress(address.path) + query, 301);
      }
      for (const file of filesFor(address)) {
        if (await exists(file)) return reply.headers(await headersOf(file)).sendFile(file);
      }
    }

    const isService = address.path.startsWith("services/");
    return isService && (await exists(unknownServicePage))
      ? sendUnknownService(path, reply)
      : sendNotFound(reply);
  });
}

/** The files to try for an address, in order. A page may be a file without an extension. */
function filesFor({ kind, path }: Exclude<Address, { kind: "none" }>): string[] {
  if (kind === "alias") return [];
  return kind === "page" ? [join(path, "index.html"), path] : [path];
}

/** Splits a request target into its path and its query, which includes the question mark or is "". */
function splitOnce(target: string): [path: string, query: string] {
  const mark = target.indexOf("?");
  return mark === -1 ? [target, ""] : [target.slice(0, mark), target.slice(mark)];
}
