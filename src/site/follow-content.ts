import { watch } from "node:fs";
import { findEveryProblem } from "../content-check/every-problem";
import { checkedCopy, updateCheckedCopy } from "./checked-copy";

/** In milliseconds. Editors save in several steps, and a branch switch changes many files. */
const pause = 100;

/** In `npm run dev`: a good save reaches Gatsby. A bad one is reported in the terminal, and the last good one stays. */
export function followContent(contentDir: string, copyDir = checkedCopy) {
  const check = async () => {
    const mistakes = await findEveryProblem(contentDir);
    for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
    if (mistakes.length === 0) updateCheckedCopy(contentDir, copyDir);
  };
  /** One after the other, so that the last save has the last word. */
  let checks = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  return watch(contentDir, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      checks = checks.then(check).catch((failure: unknown) => {
        process.stderr.write(`content: not shown, because of ${String(failure)}: save again\n`);
      });
    }, pause);
  });
}
