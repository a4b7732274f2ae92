import { watch } from "chokidar";
import { basename } from "node:path";
import { type ContentProblem, findProblems } from "../../content-check/content-problems";

/** In milliseconds. Editors save in several steps, and a branch switch changes many files. */
const pause = 100;

interface ContentWatcher {
  readonly close: () => Promise<void>;
  /** Resolves when changes are noticed. */
  readonly ready: Promise<void>;
}

/** Checks content/ after every change and reports the problems, none if it is valid. */
export function watchContent(
  contentDir: string,
  report: (problems: readonly ContentProblem[]) => void,
): ContentWatcher {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(contentDir, {
    ignoreInitial: true,
    ignored: (path: string) => basename(path).startsWith("."),
  });
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      report(findProblems(contentDir));
    }, pause);
  });
  return {
    ready: new Promise((settle) => watcher.once("ready", settle)),
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
