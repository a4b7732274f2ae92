import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { writeFiles } from "../../src/cms/write-files";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "write-"));
  writeFileSync(join(folder, "a.json"), "old a");
  writeFileSync(join(folder, "b.json"), "old b");
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), "utf8");

it("writes, adds and deletes", () => {
  writeFiles(
    folder,
    new Map([
      ["a.json", Buffer.from("new a")],
      ["in/c.json", Buffer.from("new c")],
      ["b.json", undefined],
    ]),
  );
  expect([read("a.json"), read("in/c.json")]).toEqual(["new a", "new c"]);
  expect(readdirSync(folder).sort()).toEqual(["a.json", "in"]);
});

it("changes nothing if one of several files cannot be written", () => {
  // A file of that name is in the way of the folder.
  const write = () =>
    writeFiles(
      folder,
      new Map([
        ["a.json", Buffer.from("new a")],
        ["b.json/c.json", Buffer.from("new c")],
      ]),
    );
  expect(write).toThrow("EEXIST");
  expect([read("a.json"), read("b.json")]).toEqual(["old a", "old b"]);
  expect(readdirSync(folder).sort()).toEqual(["a.json", "b.json"]);
});

it("leaves a whole file when the disk is full", () => {
  // A limit of file sizes fails a write in its middle, as a full disk does.
  const script = `require(${JSON.stringify(resolve("src/cms/write-files.ts"))}).writeFiles(${JSON.stringify(folder)}, new Map([["a.json", Buffer.alloc(100_000, "n")]]))`;
  const run = () =>
    execFileSync("bash", ["-c", `trap '' XFSZ; ulimit -f 8; exec node --import tsx -e "$SCRIPT"`], {
      env: { ...process.env, SCRIPT: script, TSX_DISABLE_CACHE: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
  expect(run).toThrow("EFBIG");
  expect([read("a.json"), readdirSync(folder).sort()]).toEqual(["old a", ["a.json", "b.json"]]);
});

it("leaves the old file or the new one when it is killed", async () => {
  const size = 3_000_000;
  const script = `const { writeFiles } = require(${JSON.stringify(resolve("src/cms/write-files.ts"))});
    console.log("ready");
    for (let turn = 0; ; turn++) writeFiles(${JSON.stringify(folder)}, new Map(["a.json", "b.json"].map((path) => [path, Buffer.alloc(${size}, String(turn % 10))])));`;
  for (const delay of [5, 20, 45]) {
    const child = spawn(process.execPath, ["--import", "tsx", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise((ready) => child.stdout.once("data", ready));
    await new Promise((later) => setTimeout(later, delay));
    const gone = new Promise((exited) => child.once("exit", exited));
    child.kill("SIGKILL");
    await gone;
    for (const name of ["a.json", "b.json"]) {
      expect(read(name)).toMatch(/^(old [ab]|(\d)\2*)$/);
      expect([5, size]).toContain(read(name).length);
    }
  }
});
