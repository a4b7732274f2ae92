import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addGlobalsIn } from "../../../src/site/output/add-globals";

const hash = "0123456789abcdef0123";
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "globals-"));
  writeFileSync(join(folder, `runtime-${hash}.js`), "start()\n//# sourceMappingURL=x");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("puts the statements on the script's first line, so that its source map stays right", () => {
  const copy = addGlobalsIn(folder)(`/runtime-${hash}.js`, "a=1");
  expect(copy).toMatch(/^\/runtime-[0-9a-f]{20}\.js$/);
  expect(readFileSync(join(folder, copy), "utf8")).toBe("a=1;start()\n//# sourceMappingURL=x");
});

it("names the copy after its content, which browsers may keep for a year", () => {
  const copyWith = (statement: string) => addGlobalsIn(folder)(`/runtime-${hash}.js`, statement);
  expect(copyWith("a=1")).toBe(copyWith("a=1"));
  expect(copyWith("a=1")).not.toBe(copyWith("a=2"));
  expect(copyWith("a=1")).not.toContain(hash);
});
