/** What `npm run dev` does with every save in content/. */
import { resolve } from "node:path";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { updateCheckedCopy } from "../checked-copy";
import { readContentFolder } from "../../content-check/content-folder";
import { type ContentProblem, formatProblem } from "../../content-check/content-problems";
import { watchContent } from "./watch-content";
import { writeSearchIndex } from "../output/write-search-index";

interface Folders {
  readonly content: string;
  /** The copy that Gatsby reads. */
  readonly copy: string;
  /** Where the development server finds the search index. */
  readonly public: string;
}

/** Gatsby sends errors as objects, although it declares them as text. */
const overlay: { emitError(id: string, errors: unknown): void } = websocketManager;

/** A good save reaches Gatsby. A bad one is reported in terminal and browser, and the last good page stays. */
export function followContent(folders: Folders): void {
  let wasBad = false;
  watchContent(folders.content, (problems) => {
    show(problems);
    if (problems.length === 0) {
      if (wasBad) process.stderr.write("content: valid again\n");
      updateCheckedCopy(folders.content, folders.copy);
      writeSearchIndex(readContentFolder(folders.copy).sources, folders.public);
    } else {
      const lines = [...problems.map(formatProblem), "content: not shown until this is fixed"];
      process.stderr.write(`${lines.join("\n")}\n`);
    }
    wasBad = problems.length > 0;
  });
}

/** Shows problems in the overlay in which Gatsby shows failed queries. */
function show(problems: readonly ContentProblem[]): void {
  const errors = problems.map((problem) => ({
    error: { message: formatProblem(problem) },
    filePath: resolve("content", problem.file),
    location: { start: problem.position },
    level: "ERROR",
    code: "content",
    text: problem.message,
  }));
  overlay.emitError("content", errors.length > 0 ? errors : undefined);
}
