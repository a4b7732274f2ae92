/** Fetches Decap CMS when it is first needed: as a dependency it would install 630 packages (docs/decisions/0043). */
import { execSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

const version = "3.16.3";
const integrity =
  "sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==";

/** Returns the folder with the files of Decap CMS. Throws if the registry cannot be reached, or has another file. */
export function ensureDecap(): string {
  const folder = resolve("node_modules/.cache/decap-cms", version);
  if (existsSync(join(folder, "decap-cms.js"))) return folder;
  const work = `${folder}.${process.pid}`;
  mkdirSync(work, { recursive: true });
  const options = { cwd: work };
  console.log(`Fetching Decap CMS ${version} (16 MB, once)`);
  // By a shell, because npm is a script on Windows.
  execSync(`npm pack decap-cms@${version} --silent`, options);
  const archive = `decap-cms-${version}.tgz`;
  const bytes = readFileSync(join(work, archive));
  if (`sha512-${createHash("sha512").update(bytes).digest("base64")}` !== integrity) {
    throw new Error(
      `decap-cms ${version} from the registry is not the file that this site was tried with`,
    );
  }
  execSync(`tar -xzf ${archive} --exclude=*.map package/dist`, options);
  rmSync(folder, { recursive: true, force: true });
  renameSync(join(work, "package/dist"), folder);
  rmSync(work, { recursive: true });
  return folder;
}
