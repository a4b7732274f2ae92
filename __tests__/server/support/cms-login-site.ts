/** A program: a site with the CMS of production, and a GitHub that gives everybody a token. Prints its address. */
import { mkdirSync, mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundleScripts } from "../../../cms/bundle-scripts";
import { readCmsSettings } from "../../../cms/cms-settings";
import { ensureDecap } from "../../../cms/ensure-decap";
import { writeAdmin } from "../../../cms/write-admin";
import { createApp } from "../../../server/app";
import { readSettings } from "../../../server/settings";
import { contentDir } from "../../setup/content";
import { listen } from "../../setup/free-port";

const github = createServer((request, response) => {
  const address = new URL(request.url ?? "/", "http://127.0.0.1");
  if (address.pathname === "/login/oauth/access_token") {
    response.setHeader("Content-Type", "application/json");
    response.end('{"access_token":"gho_fake"}');
    return;
  }
  const callback = new URL(address.searchParams.get("redirect_uri") ?? "about:blank");
  callback.searchParams.set("code", "code");
  callback.searchParams.set("state", address.searchParams.get("state") ?? "");
  response.writeHead(302, { location: callback.href }).end();
});

async function main(): Promise<void> {
  const githubPort = await listen(github);
  const folder = mkdtempSync(join(tmpdir(), "cms-login-"));
  const publicDir = join(folder, "public");
  mkdirSync(publicDir);
  const cms = readCmsSettings({ CMS_BACKEND: "github", CMS_REPOSITORY: "example/site" });
  await writeAdmin(publicDir, cms, {
    contentDir,
    decap: ensureDecap,
    preview: () => bundleScripts(resolve(".")),
  });
  const settings = readSettings({
    PUBLIC_DIR: publicDir,
    DATABASE_URL: `file:${join(folder, "submissions.db")}`,
    LOG_LEVEL: "silent",
    GITHUB_CLIENT_ID: "app",
    GITHUB_CLIENT_SECRET: "secret",
  });
  const app = await createApp(settings, {}, `http://127.0.0.1:${githubPort}`);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const [own] = app.addresses();
  console.log(`http://localhost:${typeof own === "object" ? own.port : ""}`);
}

void main();
