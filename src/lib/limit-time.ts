/** In milliseconds. Code that is loaded on a click may neither arrive nor fail. */
const limit = 10_000;

/** Settles as the promise does, but rejects after ten seconds. */
export function limitTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("No answer in ten seconds")), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
