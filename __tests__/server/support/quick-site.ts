/** The site's server with the delivery times that TIMES holds as JSON, for tests that kill it. */
import { createApp } from "../../../src/server/app";
import { readSettings } from "../../../src/server/settings";

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const app = await createApp(settings, JSON.parse(process.env.TIMES ?? "{}"));
  const url = await app.listen({ port: settings.PORT, host: "127.0.0.1" });
  process.on("SIGTERM", () => void app.close().then(() => process.exit(0)));
  process.stdout.write(`The site is at ${url}\n`);
}

void main();
