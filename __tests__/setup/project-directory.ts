import { resolve } from "node:path";

// A worker may have run a test of the edited site before, which leaves it in that folder.
process.chdir(resolve(__dirname, "../.."));
