import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { unprivilegedUser } from "./server/support/user";

const tsx = pathToFileURL(require.resolve("tsx")).href;

/** Runs the check of a program that nobody has, as a user who may not install packages. */
function checkMissing(env: NodeJS.ProcessEnv) {
  const code = `
    const { ensureInstalled } = require("./__tests__/setup/debian.ts");
    ensureInstalled({ name: "Netscape", isInstalled: () => false, packages: ["netscape"] });`;
  return spawnSync(process.execPath, ["--import", tsx, "--eval", code], {
    ...unprivilegedUser(),
    env: { PATH: process.env.PATH, ...env },
    encoding: "utf8",
  });
}

const message = "Not tested: Netscape. On Debian, install netscape.\n";

it("names a program that is missing, whose tests are left out, and fails in CI, whoever the user is", () => {
  expect(checkMissing({})).toMatchObject({ status: 0, stderr: message });
  expect(checkMissing({ CI: "true" })).toMatchObject({ status: 1, stderr: message });
});
