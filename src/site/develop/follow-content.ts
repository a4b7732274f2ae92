/** What `npm run dev` does with every save in content/ and in its model. */
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename } from "node:path";
import { watch } from "chokidar";
import { readContentFolder } from "../../content-check/content-folder";
import { findEveryProblem } from "../../content-check/every-problem";
import { updateCheckedCopy } from "../checked-copy";
import { writeSearchIndex } from "../output/write-files";
import { mistakesAddress } from "./show-mistakes";

/** The part of Gatsby's development server that is used here. */
export interface DevelopmentServer {
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
}

interface Folders {
  readonly content: string;
  /** The copy that Gatsby reads. */
  readonly copy: string;
  /** Where the development server finds the search index. */
  readonly public: string;
  /** What says what content must hold, which is read only once. */
  readonly model: readonly string[];
}

/** In milliseconds. Editors save in several steps, and a branch switch changes many files. */
const pause = 100;

/**
 * A good save reaches Gatsby. A bad one is reported in the terminal and in every page, and the last good one stays.
 * @returns `ready` resolves once saves are noticed; `close` ends that
 */
export function followContent(server: DevelopmentServer, folders: Folders) {
  let mistakes: readonly string[] = [];
  const pages = new Set<ServerResponse>();
  const tell = (page: ServerResponse) => {
    page.write(`data: ${mistakes.join("\ndata: ")}\n\n`);
  };
  server.get(mistakesAddress, (_request, page) => {
    // Without no-transform, Gatsby would wait for the end of the answer to compress it.
    const headers = { "content-type": "text/event-stream", "cache-control": "no-transform" };
    page.writeHead(200, headers).on("close", () => pages.delete(page));
    pages.add(page);
    tell(page);
  });

  const check = async () => {
    const wasBad = mistakes.length > 0;
    mistakes = await findEveryProblem(folders.content);
    pages.forEach(tell);
    if (mistakes.length > 0) {
      const lines = [...mistakes, "content: not shown until this is fixed"];
      process.stderr.write(`${lines.join("\n")}\n`);
      return;
    }
    if (wasBad) process.stderr.write("content: valid again\n");
    updateCheckedCopy(folders.content, folders.copy);
    writeSearchIndex(readContentFolder(folders.copy).sources, folders.public);
  };

  let timer: NodeJS.Timeout | undefined;
  /** One after the other, so that the last save has the last word. */
  let checks = Promise.resolve();
  const ignored = (path: string) => basename(path).startsWith(".");
  const watcher = watch([folders.content, ...folders.model], { ignoreInitial: true, ignored });
  watcher.on("all", (_event, path) => {
    if (path.startsWith(folders.content)) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        checks = checks.then(check).catch((failure: unknown) => {
          process.stderr.write(`content: not shown, because of ${String(failure)}: save again\n`);
        });
      }, pause);
    } else {
      process.stderr.write(`${path} changed: restart \`npm run dev\` to use it\n`);
    }
  });
  return { ready: once(watcher, "ready"), close: () => watcher.close() };
}
