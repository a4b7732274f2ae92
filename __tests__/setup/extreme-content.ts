/** Edits content/ to the most that a layout must hold: see soak/extreme-content.test.ts. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { legalPath } from "./legal";
import { edit, editFile, editList, rewriteTexts } from "./edit-content";

/** 30 letters. */
const longWord = "Kommunikationsdienstleistungen";
/** 25 letters. */
const companyName = "Unternehmensberatungshaus";
const figures = ["20,000 EUR", "1,000,000+", "90–180"];

const serviceCount = 8;
const memberCount = 9;

/** As many links in the header as usual, and two more. */
const addedLinks = [
  { label: "Terms of Service", to: legalPath },
  { label: "Opening hours", to: "/contact-us" },
];

/** A few kilometres from Kolkata. */
const nearPlace = {
  name: "Howrah",
  latitude: 22.5958,
  longitude: 88.2636,
  description: "Across the river",
};

/** Many of everything, long words and large figures. The result is valid. */
export function makeExtreme(dir: string): void {
  const copies = readdirSync(join(dir, "services")).sort();
  for (let number = copies.length; number < serviceCount; number += 1) {
    const name = `service-${String(number)}`;
    const from = join(dir, "services", copies[number % copies.length] ?? "");
    edit(from, join(dir, "services", `${name}.json`), (added) => {
      const title = `Service ${String(number)}`;
      Object.assign(added, { name, title, heading: title });
      Object.assign(added, { seo: { title, description: `What ${name} is.` } });
    });
  }
  for (const file of readdirSync(join(dir, "services"))) {
    editList(dir, `services/${file}`, "outcomes.items", (items) => {
      items.forEach((item, index) => {
        Object.assign(Object(item), { figure: figures[index % figures.length] });
      });
    });
  }
  editList(dir, "team.json", "members", (members) => {
    const [first] = members;
    for (let number = members.length; number < memberCount; number += 1) {
      const id = `member-${String(number)}`;
      members.push({ ...Object(first), id, name: `${longWord} ${String(number)}` });
    }
  });
  editList(dir, "pages/about-us.json", "coverage.places", (places) => {
    places.push(nearPlace);
  });
  editList(dir, "navigation.json", "main.links", (links) => {
    links.push(...addedLinks);
  });
  rewriteTexts(dir, (text, file, steps) => {
    const isPlain = file === "navigation.json" || steps.includes("seo") || text === "";
    const isFigure = ["figure", "number", "time"].some((name) => steps.includes(name));
    return isPlain || isFigure ? text : `${longWord} ${text}`;
  });
  editFile(join(dir, "company.json"), (company) => {
    Object.assign(company, { name: companyName });
  });
}

const arabic = "ابتثجحخدذرزسشصضطظعغفقكلمن";

/** Content in Arabic, by letters that stand for the consonants: Arabic does not write short vowels. The result is valid. */
export function makeArabic(dir: string): void {
  const letterFor = (letter: string) => arabic.charAt((letter.codePointAt(0) ?? 0) % arabic.length);
  rewriteTexts(dir, (text) =>
    text.replace(/\{\w+\}|[a-z]+/gi, (word) => {
      if (word.startsWith("{")) return word;
      const letters = word.toLowerCase();
      return (letters.replace(/[aeiou]/g, "") || letters).replace(/./g, letterFor);
    }),
  );
  editFile(join(dir, "company.json"), (company) => {
    Object.assign(company, { language: "ar" });
  });
}
