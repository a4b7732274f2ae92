import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns a pattern for the addresses of the built scripts that contain a text. */
const matchScripts = (text: string) =>
  new RegExp(
    readdirSync("public")
      .filter((file) => file.endsWith(".js"))
      .filter((file) => readFileSync(join("public", file), "utf8").includes(text))
      .join("|"),
  );

export const formCode = matchScripts("Idempotency-Key");

export const carouselCode = matchScripts('"slide"');
