import { join } from "node:path";
import { promisify } from "node:util";
import { webpack } from "webpack";
import { showProblems } from "../../../src/content/check/show-problems";
import { copyContent } from "../../setup/content-copy";

const content = copyContent();
afterAll(() => content.remove());

it("makes each mistake of content an error of the compilation that npm run dev shows, and compiles again once content changes", async () => {
  const at = content.edit("labels.json", /("comma": )"[^"]*"/, "$1¦5");
  const compiler = webpack({
    mode: "development",
    context: __dirname,
    entry: join(content.dir, "labels.json"),
    output: { path: join(content.dir, "output") },
    plugins: [showProblems(content.dir)],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  const { errors = [], contextDependencies = [] } = stats?.compilation ?? {};
  expect(errors.map(({ message }) => message)).toEqual([
    `content/labels.json:${at} comma: expected text, got 5`,
  ]);
  expect([...contextDependencies]).toContain(content.dir);
});
