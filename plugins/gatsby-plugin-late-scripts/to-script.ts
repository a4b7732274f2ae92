/** A script that calls a function with options. As source text, the function may use only those and what browsers have. */
export const toScript = <Options>(run: (options: Options) => void, options: Options): string =>
  `(${run.toString()})(${JSON.stringify(options)})`;
