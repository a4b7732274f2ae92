import { existsSync } from "node:fs";

/** The program nginx, which Debian does not put in every user's PATH. */
export function findNginx(): string | undefined {
  return ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"].find(existsSync);
}
