/** Starts the site's server, as `npm run serve` and `node .server/main.js` do. Reads settings from the environment and .env. */
import { existsSync } from "node:fs";
import { SettingsError } from "../lib/parse-settings";
import { createApp } from "./app";
import { checkBuild } from "./files/static-files";
import { logOutput } from "./http/logging";
import { reasonOf } from "./reason-of";
import { readSettings, type Settings } from "./settings";

/** How long open requests and deliveries may take to finish when the server stops, in milliseconds. */
const stopTime = 8_000;

async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const settings = readSettings(process.env);
  await checkBuild(settings.PUBLIC_DIR).catch((error: unknown) => {
    throw new SettingsError(
      `There is no built site to read in ${settings.PUBLIC_DIR}/ (${codeOf(error)}). Run "npm run build" first.`,
    );
  });

  const app = await createApp(settings);
  const stop = () => {
    // A stalled connection or a hanging mail server must not keep it running.
    setTimeout(() => process.exit(0), stopTime).unref();
    void app.close().then(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  const { PORT: port, HOST: host } = settings;
  const address = await app.listen({ port, host }).catch(async (error: unknown) => {
    await app.close();
    throw new SettingsError(listenProblem(settings, error));
  });
  logOutput.write(`The site is at ${address}\n`);
}

function listenProblem({ HOST, PORT }: Settings, error: unknown): string {
  const code = codeOf(error);
  if (code === "EADDRINUSE") {
    return `Port ${PORT} is taken. Stop the program that listens there, or choose another port, such as PORT=${PORT + 1}.`;
  }
  if (code === "EACCES") {
    return `This user may not listen at PORT=${PORT}: ports below 1024 need a right of their own. Choose a higher one, such as PORT=9000, behind a proxy.`;
  }
  // conda and tcsh set HOST to the name of the machine.
  return `Cannot listen at HOST=${HOST}, PORT=${PORT} (${code}). Unset HOST, or set it to an address of this machine.`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

main().catch((error: unknown) => {
  // The operator can fix most of these; the message is all they need.
  console.error(reasonOf(error));
  // A database that does not respond may keep a connection open.
  process.exit(1);
});
