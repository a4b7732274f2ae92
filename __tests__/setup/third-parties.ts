/** The `fetch` that jsdom lacks, as far as third parties are asked for an answer. */
import { act } from "@testing-library/react";

/** @returns a function that makes every third party asked so far answer, or fail */
export function standForThirdParties(): (doesAnswer: boolean) => Promise<void> {
  const waiting: ((doesAnswer: boolean) => void)[] = [];
  const fetch = () =>
    new Promise((resolve, reject) => {
      waiting.push((doesAnswer) => {
        if (doesAnswer) resolve(undefined);
        else reject(new TypeError("Failed to fetch"));
      });
    });
  Object.assign(globalThis, { fetch });
  return (doesAnswer) =>
    act(async () => {
      for (const conclude of waiting.splice(0)) conclude(doesAnswer);
      await Promise.resolve();
    });
}
