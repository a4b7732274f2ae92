import { resolve } from "node:path";

/** Where the database's process is compiled to, once for all tests, because it then starts in a third of the time. */
export const compiledFolder = resolve(__dirname, "../../node_modules/.cache/sqlite-process");

/** Stands for src/server/store/sqlite/sqlite-program.ts, which would compile the process at each start. */
export const sqliteProgram = { program: `${compiledFolder}/process.js`, execArgv: [] };
