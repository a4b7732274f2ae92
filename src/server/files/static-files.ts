import { readFile, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { serviceNameOf } from "../../lib/addresses";
import { readAddress } from "./address";
import { cacheControl } from "./cache-policy";
import { readPagePolicies } from "./page-policies";
import { insertServiceName } from "./unknown-service";

declare module "fastify" {
  interface FastifyReply {
    /** The page that is being sent, by its path in the built site; "" if it is another file. */
    page: string;
  }
}

const notFoundPage = "404.html";
const unknownServicePage = "services/unknown/index.html";

/** The addresses of the error pages, which return 404 as well. */
const errorPages = ["404", "404.html", "services/unknown"];

/**
 * Serves one build of the site: every page at its canonical address, with redirects from alternative spellings,
 * compressed copies where the build made them, and an error page for everything else. Pages of any other build
 * get a 503, because their styles and scripts have other hashes than the policies that were read at the start.
 * If PUBLIC_DIR is a link to another folder, that is followed once.
 */
export async function staticFiles(app: FastifyInstance): Promise<void> {
  const root = await realpath(app.settings.PUBLIC_DIR);
  const policies = await readPagePolicies(root);
  const unknownService = await readFile(join(root, unknownServicePage), "utf8").catch(() => "");

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
    // What is sent is no longer the page, and the headers describe that.
    reply.page = "";
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    return reply.code(503).header("Retry-After", "60").send({ error: "Server error" });
  });

  app.decorateReply("page", "");
  app.addHook("onSend", async ({ method }, reply, payload) => {
    const { page, statusCode } = reply;
    if (page === "") return payload;
    const isFile = payload instanceof Readable && method === "GET" && statusCode !== 304;
    // Read before the check, so that a build cannot replace the page in between.
    const body = isFile ? await buffer(payload) : payload;
    if (await policies.isCurrent(page).catch(() => false)) return body;
    throw new Error(`${page} is not of the build that is being served: restart the server`);
  });

  const setHeaders = (reply: FastifyReply, file: string): FastifyReply => {
    reply.page = file.endsWith(".html") ? file : "";
    return reply.headers({
      "Cache-Control": cacheControl(file),
      // Needed on uncompressed responses too: caches must not mix up encodings.
      Vary: "Accept-Encoding",
      ...policies.headersOf(file),
    });
  };

  const exists = async (path: string): Promise<boolean> =>
    stat(join(root, path)).then(
      (file) => file.isFile(),
      () => false,
    );

  const sendNotFound = async (reply: FastifyReply): Promise<FastifyReply> => {
    setHeaders(reply.code(404), notFoundPage);
    if (!(await exists(notFoundPage))) return reply.type("text/plain").send("Not found\n");
    // Validators would let a conditional request turn the 404 into a 304, and ranges into a 206.
    return reply.sendFile(notFoundPage, { etag: false, lastModified: false, acceptRanges: false });
  };

  /** Sends the page that the browser's router shows too at an address without a page. */
  const sendMissing = async (path: string, rawPath: string, reply: FastifyReply) => {
    if (!path.startsWith("/services/") || unknownService === "") return sendNotFound(reply);
    setHeaders(reply.code(404), unknownServicePage).type("text/html; charset=utf-8");
    // Compressing it anew for every name would take more time than all the rest.
    return reply.send(insertServiceName(unknownService, serviceNameOf(rawPath)));
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
        if (kind === "page") return setHeaders(reply, page).sendFile(page);
        const canonical = encodeURIComponent(path).replaceAll("%2F", "/");
        return setHeaders(reply, path).redirect(`/${canonical}${query}`, 301);
      }
      // It may have no extension.
      if (kind !== "alias" && (await exists(path))) return setHeaders(reply, path).sendFile(path);
    }

    return sendMissing(`/${path}`, rawPath, reply);
  });
}
