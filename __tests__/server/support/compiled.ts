import { join } from "node:path";
import { compiledFolder } from "./compiled-folder";

/** The path of a program that is compiled once for all test files: see __tests__/setup/compile-server.ts. */
export const compiled = (name: "main" | "submissions" | "content-check") =>
  join(compiledFolder, `${name}.js`);

export const compiledSite = compiled("main");
