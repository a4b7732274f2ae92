import { join } from "node:path";
import { compiledFolder } from "./compiled-folder";

/** The path of a program that is compiled once for all test files: see compile-server.ts. */
export const findProgram = (name: "main" | "submissions") => join(compiledFolder, `${name}.js`);

export const serverProgram = findProgram("main");
