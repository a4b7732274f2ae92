import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { z } from "zod";

const packageFile = z.object({ exports: z.record(z.string(), z.unknown()) });
const wordList = z.object({ stopwords: z.array(z.string()) });

/** Returns the words of a language that say nothing by themselves, such as "the"; none if the package has no list of it. */
export function findStopWords(language: string): readonly string[] {
  const code = new Intl.Locale(language).language;
  const name = new Intl.DisplayNames("en", { type: "language" }).of(code)?.toLowerCase();
  const description = readFileSync("node_modules/@orama/stopwords/package.json", "utf8");
  const { exports } = packageFile.parse(JSON.parse(description));
  if (!(`./${name}` in exports)) return [];
  const list: unknown = createRequire(resolve("package.json"))(`@orama/stopwords/${name}`);
  return wordList.parse(list).stopwords;
}
