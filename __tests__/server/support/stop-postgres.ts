import { once } from "node:events";
import { rmSync } from "node:fs";

/** Ends the server that start-postgres.ts has started. */
export default async function stopPostgres(): Promise<void> {
  if (globalThis.testPostgres === undefined) return;
  const { process: server, folder } = globalThis.testPostgres;
  if (server.exitCode === null && server.kill("SIGQUIT")) await once(server, "exit");
  // A run that is over at once leaves an initdb behind, which writes until its folder is gone.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}
