/** The services of content/, of which an editor may delete any, and add others. */
import { readdirSync, readFileSync } from "node:fs";
import { service as serviceSchema } from "../../src/content/model/collections";

export const services = readdirSync("content/services")
  .filter((file) => file.endsWith(".json"))
  .sort()
  .map((file) => serviceSchema.parse(JSON.parse(readFileSync(`content/services/${file}`, "utf8"))));

const [first] = services;
if (!first) throw new Error("content/services has no service");

/** A service of content/. */
export const service = first;

/** The path of its file, relative to content/. */
export const serviceFile = `services/${service.name}.json`;
