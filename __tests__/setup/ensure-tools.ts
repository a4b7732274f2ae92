/** Run before tests with the names of the tools they need: installs what is missing, or says what is not tested. */
import { canBuildImages } from "./can-build-images";
import { ensureInstalled } from "./debian";
import { findNginx } from "./find-nginx";
import { findPostgres } from "./find-postgres";

const tools = new Map([
  [
    "postgres",
    {
      name: "PostgreSQL",
      isInstalled: () => findPostgres() !== undefined,
      packages: ["postgresql"],
    },
  ],
  ["nginx", { name: "nginx", isInstalled: () => findNginx() !== undefined, packages: ["nginx"] }],
  [
    "buildah",
    {
      name: "the Dockerfile, which takes root",
      isInstalled: canBuildImages,
      packages: ["buildah", "debootstrap"],
    },
  ],
]);

for (const name of process.argv.slice(2)) {
  const tool = tools.get(name);
  if (tool === undefined) throw new Error(`Unknown tool: ${name}`);
  ensureInstalled(tool);
}
