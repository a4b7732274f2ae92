import { bundle } from "../server/support/bundle";
import { compiledFolder } from "./compiled-folder";

/** Compiles the server once for all test files, because it then starts in a third of the time. */
export default async function compileServer(): Promise<void> {
  await bundle(["src/server/main.ts"], compiledFolder);
}
