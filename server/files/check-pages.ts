import { constants } from "node:fs";
import { access, readdir, realpath } from "node:fs/promises";
import { basename, join, resolve } from "node:path";

/** Rejects with the system's error if the built site is missing or unreadable. */
export async function checkPublicFolder(publicDir: string): Promise<void> {
  await access(join(resolve(publicDir), "index.html"), constants.R_OK);
}

/** Rejects with the system's error if a page of the built site is unreadable. */
export async function checkEveryPage(publicDir: string): Promise<void> {
  await checkPublicFolder(publicDir);
  // PUBLIC_DIR may be a link, which may be switched to another build meanwhile.
  const root = await realpath(publicDir);
  const paths = await readdir(root, { recursive: true });
  const pageFiles = paths.filter((path) => basename(path) === "index.html");
  await Promise.all(pageFiles.map((path) => access(join(root, path), constants.R_OK)));
}
