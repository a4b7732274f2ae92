import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { attributes } from "../../src/startup/attributes";

/** The list itself; the CMS and its login, which have pages of their own. */
const others = /^(page\/attributes|cms\/|server\/cms-login\/)/;

it("lists every data attribute that src writes or reads, and no other", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const code = files
    .filter((file) => /\.tsx?$/.test(file) && !others.test(file))
    .map((file) => readFileSync(join("src", file), "utf8").replace(/\/\*[^]*?\*\/|\/\/.*/g, ""))
    .join();
  const literal = code.match(/\bdata-[a-z-]+/g) ?? [];
  const named = Object.entries(attributes).filter(([name]) =>
    new RegExp(`attributes\\.${name}\\b|\\b${name}\\b[^}]*} = attributes`).test(code),
  );
  const used = [...literal, ...named.map(([, attribute]) => attribute)];
  expect([...new Set(used)].sort()).toEqual(Object.values(attributes).sort());
});
