import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where Debian installs the programs of each version, because they are not in PATH. */
const versions = "/usr/lib/postgresql";

/** The folder with PostgreSQL's programs, the newest if there are several. */
export function findPostgres(): string | undefined {
  const folders = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, "bin"))
    : [];
  return [...folders, ...(process.env.PATH ?? "").split(":")].find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
}
