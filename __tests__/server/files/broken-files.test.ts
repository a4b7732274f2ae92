import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { emptyFolder } from "../support/folder";
import { send } from "../support/http";
import { startServer } from "../support/server";

it("returns 503, not 500, when a file cannot be read", async () => {
  const folder = await emptyFolder();
  await mkdir(join(folder, "services/unknown"), { recursive: true });
  // Linux has it as a file, and fails to read its first byte.
  await symlink("/proc/self/mem", join(folder, "services/unknown/index.html"));
  const server = await startServer({ PUBLIC_DIR: folder });
  const response = await send(server.url, "/services/no-such-service");
  expect(response.status).toBe(503);
  expect(JSON.parse(response.body)).toEqual({ error: "Server error" });
});
