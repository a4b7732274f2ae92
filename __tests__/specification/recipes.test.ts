/** The recipes of CONTRIBUTING.md fit the code and the content, and what they write is valid. `soak/recipes.test.ts` builds it. */
import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { carryOutRecipes } from "../setup/recipes";

const folder = resolve("test-results/recipes");

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it("fit the code, and their content is valid", async () => {
  expect(carryOutRecipes(folder)).toContain("src/templates/branch.tsx");
  const run = (script: string) =>
    promisify(execFile)(process.execPath, ["--import", "tsx", `src/commands/${script}.ts`], {
      cwd: folder,
    });
  await run("content-schemas");
  await run("model-check");
  const { stdout, stderr } = await run("content-check");
  expect(stderr).toBe("");
  expect(stdout).toContain("files are valid");
});
