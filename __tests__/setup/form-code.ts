import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Matches the addresses of the built scripts that hold the code of a form. */
export const formCode = new RegExp(
  readdirSync("public")
    .filter((file) => file.endsWith(".js"))
    .filter((file) => readFileSync(join("public", file), "utf8").includes('"data-draft"'))
    .join("|"),
);
