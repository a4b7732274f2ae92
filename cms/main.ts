/** `npm run cms`: starts the local CMS at the port CMS_PORT, which may be 0 for any free port. */
import { resolve } from "node:path";
import { contentDirectory } from "../src/content/content-directory.cjs";
import { bundleScripts } from "./bundle-scripts";
import { createCmsServer } from "./cms-server";
import { ensureDecap } from "./ensure-decap";

async function main(): Promise<void> {
  const port = Number(process.env.CMS_PORT ?? 8100);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(
      "CMS_PORT: expected a number from 0 to 65535. Correct it, or unset it for 8100.",
    );
  }
  const app = await createCmsServer({
    contentDir: contentDirectory(),
    decap: ensureDecap(),
    preview: await bundleScripts(resolve(__dirname, "..")),
  });
  const listening = app.listen({ port, host: "127.0.0.1" });
  const address = await listening.catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const reason = message.includes("EADDRINUSE") ? "it is taken" : message;
    throw new Error(
      `Cannot listen at port ${port}: ${reason}. Stop the program that uses it, or choose another: CMS_PORT=${port + 1} npm run cms`,
    );
  });
  const site = address.replace("127.0.0.1", "localhost");
  console.log(`Edit the site at ${site}/admin/ (Ctrl+C stops)`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
