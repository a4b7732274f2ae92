import { resolve } from "node:path";

/** Where the server is compiled to, once for all tests, because it then starts in a third of the time. */
export const compiledFolder = resolve(__dirname, "../../../node_modules/.cache/test-server");
