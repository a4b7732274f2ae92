/** `npm run cms`: edits content/ in the browser, on this machine only, at `CMS_PORT`; 0 takes a free one. */
import { resolve } from "node:path";
import { buildPreview } from "../cms/build-preview";
import { cmsServer } from "../cms/cms-server";
import { ensureDecap } from "../cms/ensure-decap";

const port = Number(process.env.CMS_PORT ?? 8100);

async function main(): Promise<void> {
  const app = await cmsServer({
    project: resolve("."),
    decap: ensureDecap(),
    preview: await buildPreview(resolve(__dirname, "../..")),
  });
  const address = await app.listen({ port, host: "127.0.0.1" });
  const site = address.replace("127.0.0.1", "localhost");
  console.log(`Edit the site at ${site}/admin/ (Ctrl+C stops)`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
