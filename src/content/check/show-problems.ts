import type { WebpackPluginInstance } from "webpack";
import { reportProblems } from "./content-problems";

/** Makes each mistake of content an error of the compilation, which `npm run dev` shows in the terminal and in the browser. */
export const showProblems = (contentDir: string): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.make.tapPromise("content", async (compilation) => {
      compilation.contextDependencies.add(contentDir);
      for (const problem of await reportProblems(contentDir))
        compilation.errors.push(new compiler.webpack.WebpackError(problem));
    });
  },
});
