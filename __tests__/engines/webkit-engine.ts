/** WebKit: Debian's MiniBrowser and its WebDriver, on a screen that exists in memory only. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { freePort } from "../server/support/free-port";
import { type Browser, deadProxy, type Engine, type Key, type Tab } from "./engine";
import { retry, within } from "./wait";

const driverPath = "/usr/bin/WebKitWebDriver";
const screenPath = "/usr/bin/Xvfb";

/** Debian keeps the browser in a folder that is named after the processor and the library's version. */
function findMiniBrowser(): string | undefined {
  if (!existsSync("/usr/lib")) return undefined;
  return readdirSync("/usr/lib")
    .flatMap((processor) =>
      ["webkit2gtk-4.1", "webkit2gtk-4.0"].map((library) =>
        join("/usr/lib", processor, library, "MiniBrowser"),
      ),
    )
    .find((path) => existsSync(path));
}

export const webkit: Engine = {
  packages: ["webkit2gtk-driver", "xvfb"],
  isInstalled: () =>
    existsSync(driverPath) && existsSync(screenPath) && findMiniBrowser() !== undefined,
  async start(): Promise<Browser> {
    const home = await mkdtemp(join(tmpdir(), "conaas-webkit-"));
    // Without -noreset, a browser that starts just as the last one ends loses its screen.
    const screenOptions = ["-noreset", "-displayfd", "1", "-screen", "0", "1600x1400x24"];
    const screen = run(screenPath, screenOptions, {});
    const [display] = await once(screen.stdout ?? screen, "data");
    const port = await freePort();
    const driver = run(driverPath, [`--port=${port}`], {
      DISPLAY: `:${String(display).trim()}`,
      HOME: home,
      // WebKit's sandbox does not start for root. The pages are our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      // Without a graphics card its usual renderer stalls: frames and screenshots come seconds late.
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    });
    const address = `http://127.0.0.1:${port}`;
    await retry(() => fetch(`${address}/status`));

    return {
      // A session is a browser with an empty profile; the driver takes one at a time.
      openTab: async () => tabOf(`${address}/session/${await openSession(address)}`),
      async quit() {
        for (const child of [driver, screen]) {
          if (child.exitCode !== null || child.signalCode !== null) continue;
          const ended = once(child, "exit");
          child.kill("SIGKILL");
          await ended;
        }
        await rm(home, { recursive: true, force: true });
      },
    };
  },
};

function run(program: string, args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "ignore"],
  });
  process.once("exit", () => child.kill());
  return child;
}

/** In milliseconds; a command that takes longer is not answered any more. */
const commandTimeout = 20_000;

/** Sends a command of WebDriver, and returns its value. @see https://www.w3.org/TR/webdriver2/#endpoints */
async function send(method: "GET" | "POST" | "DELETE", url: string, body?: object) {
  const call = async (): Promise<unknown> => {
    const response = await fetch(url, { method, body: body ? JSON.stringify(body) : null });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
    return value;
  };
  return within(commandTimeout, `MiniBrowser's answer to ${method} ${url}`, call());
}

async function openSession(address: string): Promise<string> {
  const alwaysMatch = {
    browserName: "MiniBrowser",
    // With any other, commands sent while a page loads are sometimes never answered.
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": {
      binary: findMiniBrowser(),
      args: [
        "--automation",
        // Without a toolbar, whose width is the narrowest the window can be.
        "--full-screen",
        `--proxy=http://${deadProxy.host}:${deadProxy.port}`,
        "--ignore-host=localhost",
      ],
    },
  };
  const session = await send("POST", `${address}/session`, { capabilities: { alwaysMatch } });
  return z.object({ sessionId: z.string() }).parse(session).sessionId;
}

/** Keys that type no letter. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, readonly string[]> = {
  Tab: ["\uE004"],
  Enter: ["\uE007"],
  Escape: ["\uE00C"],
  "Control+K": ["\uE009", "k"],
};

function tabOf(session: string): Tab {
  const post = (command: string, body: object = {}) => send("POST", `${session}/${command}`, body);
  const evaluate = (script: string) =>
    post("execute/sync", { script: `return ${script}`, args: [] });
  const act = async (type: "key" | "pointer", actions: readonly object[]) => {
    await post("actions", { actions: [{ type, id: type, actions }] });
  };
  /** Presses keys one after another, and then releases them. */
  const chord = (values: readonly string[]) => [
    ...values.map((value) => ({ type: "keyDown", value })),
    ...[...values].reverse().map((value) => ({ type: "keyUp", value })),
  ];

  /** Waits until the document that is there has been replaced, and the new one has been parsed. */
  async function load(command: string, body?: object): Promise<void> {
    await evaluate("(window.isFormerDocument = true)");
    await post(command, body);
    await retry(async () => {
      const script = "!window.isFormerDocument && document.readyState !== 'loading'";
      // A site gets a process of its own, and a question that reaches the former one is never answered.
      const isLoaded = await within(2_000, "A page that is loading", evaluate(script));
      if (isLoaded !== true) throw new Error("The page did not load");
    });
  }

  return {
    goTo: (url) => load("url", { url }),
    reload: () => load("refresh"),
    resize: async (width, height) => {
      await post("window/rect", { x: 0, y: 0, width, height });
    },
    evaluate,
    clickAt: (x, y) =>
      act("pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    type: (text) =>
      act(
        "key",
        Array.from(text).flatMap((letter) => chord([letter])),
      ),
    press: (key) => act("key", chord(keys[key])),
    screenshot: async (selector) => {
      const found = await post("element", { using: "css selector", value: selector });
      const [id = ""] = Object.values(z.record(z.string(), z.string()).parse(found));
      return String(await send("GET", `${session}/element/${id}/screenshot`));
    },
    close: async () => {
      await send("DELETE", session);
    },
  };
}
