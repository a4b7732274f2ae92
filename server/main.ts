/** Starts the server, for `npm run serve` and `node .server/main.js`. Reads settings from the environment and .env. */
import { existsSync } from "node:fs";
import { createApp } from "./app";
import { checkPublicFolder } from "./files/check-pages";
import { logOutput } from "./http/logging";
import { describeError } from "./describe-error";
import { readSettings } from "./settings";

/** How long requests and deliveries in progress may take when the server stops, in milliseconds. */
const stopTimeout = 8_000;

/** The exit status by signal. It is an error after the signals of log rotation and of a closed terminal, so that it is restarted. */
const exitStatuses = { SIGTERM: 0, SIGINT: 0, SIGHUP: 129, SIGUSR2: 140 };

async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const settings = readSettings(process.env);
  await checkPublicFolder(settings.PUBLIC_DIR).catch((error: unknown) => {
    throw new Error(
      `There is no built site to read in ${settings.PUBLIC_DIR}/ (${describeError(error)}). Run "npm run build" first.`,
    );
  });

  const app = await createApp(settings);
  for (const [signal, status] of Object.entries(exitStatuses)) {
    process.on(signal, () => {
      // A stalled connection or mail server must not keep the process running.
      setTimeout(() => process.exit(status), stopTimeout).unref();
      void app.close().then(() => process.exit(status));
    });
  }

  const { PORT: port, HOST: host } = settings;
  const url = await app.listen({ port, host }).catch(async (error: unknown) => {
    await app.close();
    throw new Error(
      `Cannot listen at HOST=${host}, PORT=${port}: ${describeError(error)}. Choose others, or stop what is there.`,
    );
  });
  logOutput.write(`The site is at ${url}\n`);
}

main().catch((error: unknown) => {
  // Most of these are mistakes in settings, whose message is all that an operator needs.
  console.error(describeError(error));
  // An open connection to a database that does not respond would keep the process running.
  process.exit(1);
});
