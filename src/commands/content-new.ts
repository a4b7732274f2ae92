/** `npm run content:new service finance`: writes the first version of a service, or of a legal document. */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import { contentText } from "../cms/content-text";
import { completed } from "../content/model/completed";
import { contentFiles } from "../content/model/content-files";
import { schemaReference } from "../content/model/json-schemas";
import { slugPattern } from "../content/model/primitives";

const collections: Readonly<Record<string, string>> = {
  service: "services/*.json",
  legal: "legal/*.json",
};

/** Large enough for every slot of a picture in a collection. */
const slot = { width: 1600, height: 1200, channels: 3, background: "#d9d2c3" } as const;

const [kindOfFile = "", nameOfFile = ""] = process.argv.slice(2);
void create(kindOfFile, nameOfFile).then((problem) => {
  if (problem === undefined) return;
  console.error(problem);
  process.exitCode = 1;
});

/** Returns why nothing was written, or undefined. */
async function create(kind: string, name: string): Promise<string | undefined> {
  const file = contentFiles.find(({ path }) => path === collections[kind]);
  if (!file?.key) {
    return `Usage: npm run content:new ${Object.keys(collections).join("|")} <name>`;
  }
  if (!slugPattern.test(name)) {
    return `expected a name such as human-resources, got "${name}"`;
  }
  if (file.reserved?.includes(name)) return `expected another name: the site uses "${name}" itself`;
  const path = file.path.replace("*", name);
  if (existsSync(join("content", path))) return `content/${path} exists already`;

  const picture = `images/${pictureName(name)}.jpg`;
  const value = completed(file.schema, undefined, {
    $schema: schemaReference(path, file),
    [file.key]: name,
    image: `../${picture}`,
  });
  const text = await contentText(file, value);
  const hasPicture = text.includes(picture);
  if (hasPicture) await sharp({ create: slot }).jpeg().toFile(join("content", picture));
  writeFileSync(join("content", path), text);
  console.log(`content/${path} is written: fill in what is in [brackets].`);
  if (hasPicture) console.log(`content/${picture} is its picture: replace it with your own.`);
  return undefined;
}

/** A name that no picture has yet, on disks without upper and lower case either. */
function pictureName(name: string): string {
  const taken = readdirSync("content/images").map((file) => parse(file).name.toLowerCase());
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = `${name}-${number}`;
  return free;
}
