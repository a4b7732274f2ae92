/** `npm run legal:fill`: writes what company.json knows into the [fields] of the legal texts. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { companyOf, readContentFolder } from "../content/check/content-folder";
import { legalDocument } from "../content/model/legal";

const { sources } = readContentFolder("content");
const { name, url, email, phone, office } = companyOf(sources);
const { street, locality, region, postalCode, country } = office;

const known: Readonly<Record<string, string>> = {
  "[Your Website Name]": name,
  "[Your Company Name]": name,
  "[Your Website Address]": url,
  "[Contact Email]": email,
  "[Contact Phone]": phone.label,
  "[Postal Address]": [street, locality, region, postalCode, country].filter(Boolean).join(", "),
  "[Your Country]": country,
  ...(region === undefined ? {} : { "[Your State]": region }),
};

let count = 0;
for (const { path, file, text } of sources) {
  if (file.schema !== legalDocument) continue;
  // The closing notes speak of brackets and keep theirs.
  const [texts = "", ...notes] = text.split(/(?="notes":)/);
  let filled = texts;
  for (const [field, value] of Object.entries(known)) {
    const parts = filled.split(field);
    count += parts.length - 1;
    filled = parts.join(JSON.stringify(value).slice(1, -1));
  }
  writeFileSync(join("content", path), [filled, ...notes].join(""));
}
const fields = count === 1 ? "1 field" : `${count} fields`;
const advice = "npm run legal:check lists what is left";
console.log(`content/legal: ${fields} filled from company.json; ${advice}`);
