import { execFile, spawn } from "node:child_process";
import { chmod, cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildServer } from "../../src/commands/build-server/build-server";
import { emptyFolder } from "../server/support/folder";
import { postJson, send } from "../server/support/http";
import { freePort } from "../server/support/process";
import { contactPath, enquiry } from "../server/support/samples";
import { until } from "../server/support/wait";

const run = promisify(execFile);

/** The user whom the Dockerfile's server runs as, if this process may change users. */
const otherUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

it("builds a server that runs by itself, as another user, in a read-only folder", async () => {
  // These are the steps of the Dockerfile.
  const folder = await emptyFolder();
  const server = join(folder, "server");
  await buildServer(server);
  await run("npm", ["ci", "--omit=dev", "--prefer-offline", "--no-audit"], { cwd: server });
  await cp("content", join(server, "content"), { recursive: true });
  await mkdir(join(server, "public"));
  await writeFile(join(server, "public", "index.html"), "<h1>Home</h1>");
  const data = join(folder, "data");
  await mkdir(data);
  await chmod(data, 0o777);
  await chmod(folder, 0o755);
  await run("chmod", ["-R", "a-w", server]);

  const { stdout } = await run("npm", ["ls", "--all", "--parseable"], { cwd: server });
  const packages = stdout.trim().split("\n").length - 1;
  expect(packages).toBeGreaterThan(20);
  expect(packages).toBeLessThan(140);
  expect(await readdir(join(server, "node_modules"))).not.toContain("gatsby");

  const port = await freePort();
  const child = spawn(process.execPath, ["main.js"], {
    cwd: server,
    ...otherUser,
    env: {
      PORT: String(port),
      DATABASE_URL: `file:${join(data, "submissions.db")}`,
      LOG_LEVEL: "warn",
    },
  });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  const ended = new Promise((resolve) => child.on("exit", resolve));
  try {
    await until("the server prints something", () => output !== "", 30_000);
    expect(output).toBe(`CONaaS is at http://localhost:${port}\n`);
    const url = `http://127.0.0.1:${port}`;
    expect(await send(url, "/")).toMatchObject({ status: 200, body: "<h1>Home</h1>" });
    expect((await postJson(url, contactPath, enquiry)).status).toBe(201);
    expect(await send(url, "/healthz")).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  } finally {
    child.kill("SIGTERM");
  }
  expect(await ended).toBe(0);
  await run("chmod", ["-R", "u+w", server]);
});
