import { resolve } from "node:path";
process.chdir(resolve(__dirname, "../../node_modules/.cache/edited-site"));
