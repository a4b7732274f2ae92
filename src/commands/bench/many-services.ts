import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { service as serviceSchema } from "../../content-model/collections";
import { servicePage } from "../../content-model/pages/service";

type Service = z.output<typeof serviceSchema>;

/**
 * Adds services to a copy of content/, on the overview too, until there are `count`. Their texts are words of the
 * real services in random order, as often as they occur there, so that they compress about as well as real ones.
 * The same service has the same texts in every run.
 */
export function addServices(contentDir: string, count: number): void {
  const folder = join(contentDir, "services");
  const models = readdirSync(folder).map((name) =>
    serviceSchema.parse(readJson(join(folder, name))),
  );
  const words = wordsIn(contentDir);
  const names = models.map(({ name }) => name);
  for (let index = names.length; index < count; index += 1) {
    const model = models[index % models.length];
    if (!model) throw new Error(`${folder} has no service`);
    const service = makeService(model, index, words);
    writeJson(join(folder, `${service.name}.json`), service);
    names.push(service.name);
  }
  const overview = join(contentDir, "pages/service.json");
  writeJson(overview, { ...servicePage.parse(readJson(overview)), services: names });
}

function makeService(model: Service, index: number, words: readonly string[]): Service {
  const random = randomNumbers(index);
  const text = (length: number) => {
    const chosen = Array.from(
      { length },
      () => words[Math.floor(random() * words.length)] ?? "",
    ).join(" ");
    return chosen.charAt(0).toUpperCase() + chosen.slice(1);
  };
  const title = text(2);
  return {
    ...model,
    name: `${title.toLowerCase().replace(" ", "-")}-${String(index)}`,
    title,
    heading: text(5),
    content: model.content
      .split("\n")
      .map((paragraph) => `${text(paragraph.split(" ").length)}.`)
      .join("\n"),
    seo: { title: text(5).slice(0, 60), description: `${text(20).slice(0, 155)}.` },
  };
}

/** The words of the services and legal documents, with repetitions. */
function wordsIn(contentDir: string): string[] {
  return ["services", "legal"]
    .flatMap((name) => {
      const folder = join(contentDir, name);
      return readdirSync(folder)
        .sort()
        .flatMap((file) => readFileSync(join(folder, file), "utf8").match(/\b[a-z]{2,}\b/gi) ?? []);
    })
    .map((word) => word.toLowerCase());
}

/** Returns a generator of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b9);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

function writeJson(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
