/** The milliseconds until code that was asked for by a press is given up: it may neither come nor fail. */
const limit = 10_000;

/** Settles as a promise does, but rejects if that takes longer than ten seconds. */
export function withinTimeLimit<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("No answer in ten seconds")), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
