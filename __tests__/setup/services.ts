/** The services of content, of which an editor may delete any, and add others. */
import { service as serviceSchema } from "../../src/content/model/service";
import { readCollection } from "./content";

export const services = readCollection("services", serviceSchema);

const [first] = services;
if (!first) throw new Error("services/ of the content has no service");

/** A service of content. */
export const service = first;

/** The path of its file, relative to the folder of content. */
export const serviceFile = `services/${service.name}.json`;
