/** The programs that some tests need beside Node and a browser. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const first = (...paths: readonly string[]) => paths.find((path) => path && existsSync(path));

const folders = (parent: string) =>
  existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : [];

/** Debian keeps PostgreSQL's programs in a folder for each version, which is not in PATH. */
const findPostgres = () =>
  [
    ...folders("/usr/lib/postgresql").map((version) => join(version, "bin")),
    ...(process.env.PATH ?? "").split(":"),
  ].find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));

/** Debian keeps WebKit's browser in a folder that is named after the processor and the library's version. */
const findMiniBrowser = () =>
  first(...folders("/usr/lib").map((folder) => join(folder, "webkit2gtk-4.1/MiniBrowser"))) ??
  first(...folders("/usr/lib").map((folder) => join(folder, "webkit2gtk-4.0/MiniBrowser")));

const listeners = ["orca", "firefox-esr", "Xvfb", "openbox", "xdotool", "dbus-daemon"];

export interface Tool {
  /** Returns a path of it, or undefined where it is not installed. */
  readonly find: () => string | undefined;
  /** The packages of Debian that bring it. */
  readonly packages: readonly string[];
}

export const tools = {
  PostgreSQL: { find: findPostgres, packages: ["postgresql"] },
  nginx: {
    find: () => first("/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"),
    packages: ["nginx"],
  },
  Firefox: {
    find: () =>
      first(
        process.env.FIREFOX_PATH ?? "",
        "/usr/bin/firefox-esr",
        "/usr/bin/firefox",
        "/Applications/Firefox.app/Contents/MacOS/firefox",
      ),
    packages: ["firefox-esr"],
  },
  WebKit: {
    find: () =>
      existsSync("/usr/bin/WebKitWebDriver") && existsSync("/usr/bin/Xvfb")
        ? findMiniBrowser()
        : undefined,
    packages: ["webkit2gtk-driver", "xvfb"],
  },
  buildah: {
    find: () =>
      process.getuid?.() === 0 && existsSync("/usr/sbin/debootstrap")
        ? first("/usr/bin/buildah")
        : undefined,
    packages: ["buildah", "debootstrap"],
  },
  Orca: {
    find: () =>
      listeners.every((program) => existsSync(join("/usr/bin", program)))
        ? "/usr/bin/orca"
        : undefined,
    packages: ["orca", "firefox-esr", "xvfb", "openbox", "xdotool", "dbus", "at-spi2-core"],
  },
} satisfies Record<string, Tool>;

/** Installs packages where this machine lets the tests do so. The caller looks for the programs afterwards. */
export function installPackages(packages: readonly string[]): void {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const command of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...packages],
  ])
    spawnSync("apt-get", command, { stdio: "inherit", env });
}
