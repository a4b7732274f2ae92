import { extname, join } from "node:path";

/** The database's process: its source, where tsx runs the server's, or what both were compiled to. */
export const sqliteProgram = join(__dirname, `process${extname(__filename)}`);
