import { runInNewContext } from "node:vm";
import { stop } from "esbuild";
import { minifyScripts } from "../../../src/build/output/minify-scripts";

afterAll(stop);

it("minifies the inline scripts of a page and nothing else", async () => {
  const others = '<script type="application/json">{ "a":  "// b" }</script><p>a  b</p>';
  const first =
    "(function first(options){// Why.\nconst { text } = options;note(text);})({text:'$&'})";
  const page = `<script>${first}</script>${others}<script>two( ); two( )</script>`;
  const minified = await minifyScripts(page);
  expect(minified).not.toContain("Why");
  expect(minified).toContain(others);
  expect(minified).toContain("</p><script>two(),two();</script>");

  const [, script = ""] = /<script>(.*?)<\/script>/.exec(minified) ?? [];
  expect(script.length).toBeLessThan(first.length);
  const note = jest.fn();
  runInNewContext(script, { note });
  expect(note).toHaveBeenCalledWith("$&");
});
