/** Failures of the machine that must not end the server. */
import { execFile } from "node:child_process";
import { chmod, chown, readdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { words } from "../setup/words";
import { serverProgram } from "./support/compiled-programs";
import { writeFiles } from "../setup/folder";
import { findFreePort } from "../setup/free-port";
import { postJson, send } from "../setup/http";
import { startProgram, startServerProgram } from "./support/process";
import { contactPath, enquiry } from "../setup/sample-submissions";
import { createSettings } from "./support/server";
import { findUnprivilegedUser } from "./support/unprivileged-user";
import { waitUntil } from "../setup/wait";

it("replies 503 while a file or the build cannot be read, and to its health check", async () => {
  const settings = await createSettings();
  const build = settings.PUBLIC_DIR;
  await writeFiles(build, {
    "closed.js": "closed",
    "closed.js.br": brotliCompressSync("closed"),
    "404.html": "<h1>Not found</h1>",
    "about-us/index.html": "<h1>About Us</h1>",
  });
  await Promise.all(["closed.js", "closed.js.br"].map((name) => chmod(join(build, name), 0o000)));
  const user = findUnprivilegedUser();
  const folder = dirname(build);
  // Another user may not enter the project's folder.
  const builder = ["--import", "tsx", "server/commands/build-server.ts", join(folder, "program")];
  await promisify(execFile)(process.execPath, builder);
  if (user !== undefined) {
    const inside = await readdir(folder, { recursive: true });
    for (const path of ["", ...inside]) await chown(join(folder, path), user.uid, user.gid);
  }
  const program = join(folder, "program/main.js");
  const { url } = await startServerProgram(settings, { program, folder, user });

  const closed = await send(url, "/closed.js", { headers: { "accept-encoding": "br" } });
  expect(closed).toMatchObject({ status: 503, body: '{"error":"Server error"}' });
  expect(closed.headers).toHaveProperty("retry-after", "60");
  expect(closed.headers).not.toHaveProperty("content-encoding");
  expect(closed.headers).not.toHaveProperty("cache-control");

  const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
  const navigation = await send(url, "/closed.js", { headers: { accept } });
  expect(navigation.status).toBe(503);
  expect(navigation.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(navigation.body).toBe(`${words.error.heading}\n\n${words.error.lead}\n`);

  const askAll = async () => {
    const responses = ["/", "/nothing", "/services/x"].map((path) => send(url, path));
    return (await Promise.all(responses)).map(({ status }) => status);
  };
  const isHealthy = async () => (await send(url, "/healthz")).status === 200;
  await chmod(join(build, "about-us"), 0o000);
  expect((await send(url, "/about-us")).status).toBe(503);
  expect((await send(url, "/about-us/")).status).toBe(503);
  expect((await send(url, "/")).status).toBe(200);
  await waitUntil("/healthz says so", async () => !(await isHealthy()));
  await chmod(join(build, "about-us"), 0o755);
  expect((await send(url, "/about-us")).status).toBe(200);
  await waitUntil("/healthz says so", isHealthy);

  await rename(build, `${build}-away`);
  expect(await askAll()).toEqual([503, 503, 503]);
  await waitUntil("/healthz says so", async () => !(await isHealthy()));
  expect((await send(url, "/healthz")).body).toBe('{"status":"down","down":["pages"]}');
  await rename(`${build}-away`, build);
  await chmod(build, 0o000);
  expect(await askAll()).toEqual([503, 503, 503]);
  await chmod(build, 0o755);
  expect(await askAll()).toEqual([200, 404, 404]);
  await waitUntil("/healthz says so", isHealthy);
});

it("serves pages, keeps forms and stops on SIGINT while its log cannot be written", async () => {
  const PORT = String(await findFreePort());
  const settings = { ...(await createSettings()), LOG_LEVEL: "trace", PORT };
  const site = startProgram(serverProgram, [], settings, { before: "exec >/dev/full" });
  const url = `http://127.0.0.1:${PORT}`;
  await waitUntil("it listens", async () =>
    send(url, "/").then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  expect((await postJson(url, contactPath, enquiry)).status).toBe(201);
  site.kill("SIGINT");
  expect(await site.ended).toBe(0);
});
