/** Returns a script that calls a function with options. The function may use nothing else but what browsers have. */
export const toScript = <Options>(run: (options: Options) => void, options: Options): string =>
  `(${run.toString()})(${JSON.stringify(options)})`;
