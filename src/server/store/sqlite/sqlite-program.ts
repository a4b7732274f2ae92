import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const source = join(__dirname, "process.ts");

/** What runs the database's process, and with which options of Node: the source through tsx, or what it was compiled to. */
export const sqliteProgram = existsSync(source)
  ? { program: source, execArgv: ["--require", createRequire(source).resolve("tsx/cjs")] }
  : { program: join(__dirname, "process.js"), execArgv: [] };
