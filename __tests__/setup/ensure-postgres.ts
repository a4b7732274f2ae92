/** Run before the unit tests: installs PostgreSQL where there is none, or says that it is not tested. */
import { canInstallPackages, installPackages } from "./debian";
import { findPostgres } from "./find-postgres";

if (findPostgres() === undefined && canInstallPackages) installPackages(["postgresql"]);
if (findPostgres() === undefined) {
  console.error("PostgreSQL is not installed, so the store is tested with SQLite only.");
  if (process.env.CI) process.exitCode = 1;
}
