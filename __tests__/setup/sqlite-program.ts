import { resolve } from "node:path";

/**
 * Where the server and its database's process are compiled to, once for all tests, because they then start in a third of
 * the time.
 */
export const compiledFolder = resolve(__dirname, "../../node_modules/.cache/test-server");

/** Stands for src/server/store/sqlite/sqlite-program.ts, which would compile the process at each start. */
export const sqliteProgram = `${compiledFolder}/process.js`;
