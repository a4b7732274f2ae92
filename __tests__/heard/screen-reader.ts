/** Starts Orca and Firefox on a screen that nobody sees, and presses keys there. */
import { execFile, spawn } from "node:child_process";
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { startVoice } from "./voice";

/** The user `nobody`, because Orca does not run as root. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Without the keys themselves, sounds and Braille; all else is Orca's default. */
const orcaSettings = {
  general: {},
  profiles: {
    default: {
      profile: ["Default", "default"],
      enableKeyEcho: false,
      enableSound: false,
      enableBraille: false,
    },
  },
  pronunciations: {},
  keybindings: {},
};

/** Accessibility, and nothing on the screen or on the network but the site. */
const firefoxSettings = {
  "accessibility.force_disabled": -1,
  "app.update.enabled": false,
  "browser.aboutwelcome.enabled": false,
  // A page that another program opens takes the place of the one that is open.
  "browser.link.open_newwindow.override.external": 1,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.translations.automaticallyPopup": false,
  "browser.urlbar.suggest.searches": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.formautofill.addresses.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "signon.rememberSignons": false,
  "termsofuse.bypassNotification": true,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};

/**
 * Starts all that it takes, and opens the site.
 * @throws if a program does not start
 */
export async function startScreenReader(site: string) {
  const home = await mkdtemp(join(tmpdir(), "site-heard-"));
  const stops: (() => unknown)[] = [
    () => rm(home, { recursive: true, force: true, maxRetries: 9 }),
  ];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const profile = join(home, "firefox");
    const orcaHome = join(home, ".local/share/orca");
    for (const folder of [home, profile, join(home, "run"), orcaHome]) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    }
    await writeFile(join(orcaHome, "user-settings.conf"), JSON.stringify(orcaSettings));
    const preferences = Object.entries(firefoxSettings).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
    );
    await writeFile(join(profile, "user.js"), preferences.join(""));
    if (unprivileged.uid !== undefined) {
      const { uid, gid } = unprivileged;
      await promisify(execFile)("chown", ["-R", `${uid}:${gid}`, home]);
      await chown(home, uid, gid);
    }

    const socket = join(home, "run/voice");
    const voice = await startVoice(socket);
    stops.push(voice.stop);

    const env: Record<string, string> = {
      PATH: process.env.PATH ?? "/usr/bin",
      HOME: home,
      LANG: "C.UTF-8",
      TZ: "UTC",
      XDG_RUNTIME_DIR: join(home, "run"),
      SPEECHD_ADDRESS: `unix_socket:${socket}`,
      GNOME_ACCESSIBILITY: "1",
      NO_AT_BRIDGE: "0",
    };

    /** Starts a program. @returns its process, and a line that it prints */
    const start = (program: string, ...args: readonly string[]) => {
      const child = spawn(program, args, {
        ...unprivileged,
        env,
        cwd: home,
        stdio: ["ignore", "pipe", "ignore"],
      });
      const exited = new Promise<void>((resolve) => child.once("close", resolve));
      stops.push(async () => {
        child.kill();
        await Promise.race([exited, sleep(5000).then(() => child.kill("SIGKILL"))]);
      });
      const line = new Promise<string>((resolve, reject) => {
        let output = "";
        child.stdout.on("data", (part: Buffer) => {
          output += part.toString();
          if (output.includes("\n")) resolve(output.trim());
        });
        child.once("error", reject);
        child.once("exit", () => reject(new Error(`${program} ended`)));
      });
      line.catch(() => undefined);
      return { pid: child.pid ?? 0, line };
    };

    const screen = ["-screen", "0", "1280x900x24", "-nolisten", "tcp"];
    env.DISPLAY = `:${await start("Xvfb", "-displayfd", "1", ...screen).line}`;
    env.DBUS_SESSION_BUS_ADDRESS = await start("dbus-daemon", "--session", "--print-address").line;
    start("openbox");
    const orca = start("orca", "--replace");
    await until("Orca speaks", () => voice.heard.length > 0);
    const finish = "Finished loading";
    start("firefox-esr", "--profile", profile, "--width", "1280", "--height", "800", site);
    await until("Firefox is open", () => voice.heard.some((text) => text.startsWith(finish)));

    const run = (program: string, ...args: readonly string[]) =>
      promisify(execFile)(program, args, { ...unprivileged, env, cwd: home });

    /** @returns a function that says whether voice and screen reader have been idle for a time in milliseconds */
    const quiet = (time: number) => {
      const hasRested = quietFor(time, async () => [voice.heard.length, await workOf(orca.pid)]);
      return async () => (await hasRested()) && voice.isSilent();
    };
    const settled = () => until("Orca is quiet", quiet(700));

    return {
      heard: voice.heard,
      press: async (key: string) => {
        await run("xdotool", "key", "--clearmodifiers", key);
      },
      type: async (text: string) => {
        await run("xdotool", "type", "--delay", "60", text);
      },
      /** Loads a page in the place of the current one. Resolves once that is said. */
      open: async (url: string) => {
        // Stops the reading of the current page, or both would be read.
        await run("xdotool", "key", "Control_L");
        await settled();
        const from = voice.heard.length;
        await run("firefox-esr", "--profile", profile, url);
        await until("the page is loaded", () =>
          voice.heard.slice(from).some((text) => text.startsWith(finish)),
        );
      },
      quiet,
      settled,
      stop,
    };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

export type ScreenReader = Awaited<ReturnType<typeof startScreenReader>>;

/** The milliseconds that the reading of a whole page may take. */
const timeout = 180_000;

/** @throws if the state has not come within the timeout */
export async function until(state: string, isReached: () => boolean | Promise<boolean>) {
  const end = Date.now() + timeout;
  while (!(await isReached())) {
    if (Date.now() > end) throw new Error(`It took longer than ${timeout / 1000} s until ${state}`);
    await sleep(50);
  }
}

/** Whether a state has stayed the same for a time in milliseconds. */
function quietFor(time: number, read: () => Promise<readonly unknown[]>) {
  let former = "";
  let since = Date.now();
  return async () => {
    const state = JSON.stringify(await read());
    if (state !== former) {
      former = state;
      since = Date.now();
    }
    return Date.now() - since >= time;
  };
}

/** The processor time that a process has used, and whether it waits for more. */
async function workOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state = "", userTime = "", systemTime = ""] = [fields[0], fields[11], fields[12]];
  // A process that is about to run has not finished what it does.
  return `${userTime} ${systemTime} ${state === "R" ? Date.now() : ""}`;
}
