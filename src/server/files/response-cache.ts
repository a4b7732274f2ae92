import { stat } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import negotiate from "@fastify/accept-negotiator";
import { policiesFile } from "./page-policies";

export interface CachedResponse {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: string[];
  /** Null for a 304. */
  readonly body: Buffer | null;
}

/** A file of the site, with the responses that were sent for its present version. */
export interface CachedFile {
  readonly version: string;
  checkedAt: number;
  /** Whether a build is replacing this version; what the disk has by now does not belong to it. */
  isBeingReplaced: boolean;
  readonly responses: Map<string, CachedResponse>;
}

/** In bytes. Larger bodies are read from the disk each time. */
export const largestBody = 256 * 1024;
/** In bytes. The cache starts again from empty when it is full. */
const mostBytes = 64 * 1024 * 1024;
/** In bytes, roughly: the headers of one response. */
const headerBytes = 4 * 1024;

/** In milliseconds. The disk is not looked at again for a file that was checked within this time. */
const freshTime = 1_000;
/** In milliseconds. A build has this long from a page to its compressed copies and its policy. */
const buildTime = 30_000;

/** With one of these headers, the response depends on more than encodings and the validator. */
const uncachedHeaders = ["range", "if-match", "if-unmodified-since", "cache-control"] as const;

/**
 * Keeps the responses for small files in memory. A changed file is noticed within a second. While a build is
 * writing, a page that is in memory is still sent as the last build made it, with the policy of that build.
 * @param root the built site
 */
export function responseCache(root: string) {
  const files = new Map<string, CachedFile>();
  let bytes = 0;

  return {
    /** Returns the file if it was checked within the last second. */
    getFresh(path: string): CachedFile | undefined {
      const file = files.get(path);
      return file && Date.now() - file.checkedAt < freshTime ? file : undefined;
    },

    /** Returns the file, without the responses of a former version. Undefined if there is no such file. */
    async get(path: string): Promise<CachedFile | undefined> {
      const checkedAt = Date.now();
      const known = files.get(path);
      // Other requests of this moment need not check it as well.
      if (known) known.checkedAt = checkedAt;
      const { version, isBeingBuilt } = await checkFile(root, path);
      const former = files.get(path);
      if (version !== undefined && former && (former.version === version || isBeingBuilt)) {
        former.isBeingReplaced = former.version !== version;
        return former;
      }
      if (former && files.delete(path)) bytes -= sizeOf(former);
      if (version === undefined) return undefined;
      const file: CachedFile = {
        version,
        checkedAt,
        isBeingReplaced: isBeingBuilt,
        responses: new Map(),
      };
      if (!isBeingBuilt) files.set(path, file);
      return file;
    },

    /** Stores the response to a request. Any later request with the same key gets the same response. */
    set(path: string, file: CachedFile, key: string, response: CachedResponse): void {
      // Another version has been found meanwhile, or another request has stored the same response.
      const isCurrent = files.get(path) === file && !file.isBeingReplaced;
      if (!isCurrent || file.responses.has(key)) return;
      file.responses.set(key, response);
      bytes += sizeOfResponse(response);
      if (bytes <= mostBytes) return;
      files.clear();
      bytes = 0;
    },
  };
}

const sizeOfResponse = ({ body }: CachedResponse) => (body?.length ?? 0) + headerBytes;

const sizeOf = ({ responses }: CachedFile) =>
  [...responses.values()].reduce((sum, response) => sum + sizeOfResponse(response), 0);

async function checkFile(
  root: string,
  path: string,
): Promise<{ version?: string; isBeingBuilt: boolean }> {
  const names = [
    path,
    `${path}.br`,
    `${path}.gz`,
    ...(path.endsWith(".html") ? [policiesFile] : []),
  ];
  const [file, ...others] = await Promise.all(
    names.map((name) => stat(join(root, name)).catch(() => undefined)),
  );
  if (!file?.isFile()) return { isBeingBuilt: false };
  return {
    version: [file, ...others].map((each) => `${each?.mtimeMs} ${each?.size}`).join(),
    // The build writes compressed copies and policies after the pages.
    isBeingBuilt:
      Date.now() - file.mtimeMs < buildTime &&
      others.some((other) => other !== undefined && other.mtimeMs < file.mtimeMs),
  };
}

/** What a file's response depends on: the validator and the accepted encodings. Undefined if on more. */
export function cacheKey(headers: IncomingHttpHeaders): string | undefined {
  if (uncachedHeaders.some((name) => headers[name] !== undefined)) return undefined;
  const validator = headers["if-none-match"];
  if (validator === undefined && headers["if-modified-since"] !== undefined) return undefined;
  return `${encodingsOf(headers["accept-encoding"])} ${validator ?? ""}`;
}

const encodings = new Map<string, string>();

/** The encodings of the compressed copies that the browser accepts, best first, as @fastify/static tries them. */
function encodingsOf(header = ""): string {
  const known = encodings.get(header);
  if (known !== undefined) return known;
  const accepted = header.toLowerCase().replaceAll("*", "gzip");
  const first = negotiate(accepted, ["br", "gzip"]);
  const second = first && negotiate(accepted, [first === "br" ? "gzip" : "br"]);
  const result = `${first ?? ""} ${second ?? ""}`;
  if (encodings.size >= 100) encodings.clear();
  encodings.set(header, result);
  return result;
}
