/** WebKit: Debian's MiniBrowser and its WebDriver, on a screen that exists in memory only. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, By, Key, type WebDriver } from "selenium-webdriver";
import { type Browser, deadProxy, type Engine, type Key as KeyName, type Tab } from "./engine";
import { freePort, retry, within } from "./wait";

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
  async start({ fontSize = 16 }): Promise<Browser> {
    const folder = await mkdtemp(join(tmpdir(), "conaas-webkit-"));
    const settings = join(folder, "settings.ini");
    await writeFile(settings, `[websettings]\ndefault-font-size=${fontSize}\n`);

    const screen = run(screenPath, ["-displayfd", "1", "-screen", "0", "1600x1400x24"], {});
    const [display] = await once(screen.stdout ?? screen, "data");
    const port = await freePort();
    const driver = run(driverPath, [`--port=${port}`], {
      DISPLAY: `:${String(display).trim()}`,
      HOME: folder,
      // WebKit's sandbox does not start for root. The pages are our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      // Without a graphics card its usual renderer stalls: frames and screenshots come seconds late.
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    });
    const address = `http://127.0.0.1:${port}`;
    await retry(() => fetch(`${address}/status`));

    return {
      // A session is a browser with an empty profile; the driver takes one at a time.
      openTab: async () => tabOf(await openSession(address, settings)),
      async quit() {
        for (const child of [driver, screen]) {
          if (child.exitCode !== null || child.signalCode !== null) continue;
          const ended = once(child, "exit");
          child.kill("SIGKILL");
          await ended;
        }
        await rm(folder, { recursive: true, force: true });
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

/** An explicit server address keeps selenium from looking for, and downloading, a driver of its own. */
function openSession(address: string, settings: string): Promise<WebDriver> {
  return new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: "MiniBrowser",
      // With any other, commands sent while a page loads are sometimes never answered.
      pageLoadStrategy: "none",
      "webkitgtk:browserOptions": {
        binary: findMiniBrowser(),
        args: [
          "--automation",
          // Without a toolbar, whose width is the narrowest the window can be.
          "--full-screen",
          `--config=${settings}`,
          `--proxy=http://${deadProxy.host}:${deadProxy.port}`,
          "--ignore-host=localhost",
        ],
      },
    })
    .build();
}

const keys: Record<Exclude<KeyName, "Control+K">, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
};

/** In milliseconds; MiniBrowser now and then leaves a command without an answer. */
const commandTimeout = 20_000;
const answer = <Value>(command: string, sent: Promise<Value>) =>
  within(commandTimeout, `MiniBrowser's answer to “${command}”`, sent);

function tabOf(driver: WebDriver): Tab {
  const evaluate = (script: string) =>
    answer("evaluate", driver.executeScript<unknown>(`return ${script}`));

  /** Waits until the document that is there has been replaced, and the new one has been parsed. */
  async function load(start: () => Promise<void>): Promise<void> {
    await evaluate("(window.isFormerDocument = true)");
    await answer("load", start());
    await retry(async () => {
      const isLoaded = await evaluate(
        "!window.isFormerDocument && document.readyState !== 'loading'",
      );
      if (isLoaded !== true) throw new Error("The page did not load");
    });
  }

  return {
    goTo: (address) => load(() => driver.get(address)),
    reload: () => load(() => driver.navigate().refresh()),
    resize: async (width, height) => {
      await answer("resize", driver.manage().window().setRect({ x: 0, y: 0, width, height }));
    },
    evaluate,
    clickAt: (x, y) =>
      answer("click", driver.actions().move({ x, y, duration: 0 }).click().perform()),
    type: (text) => answer("type", driver.actions().sendKeys(text).perform()),
    press: (key) => {
      const actions = driver.actions();
      if (key === "Control+K") actions.keyDown(Key.CONTROL).sendKeys("k").keyUp(Key.CONTROL);
      else actions.sendKeys(keys[key]);
      return answer("press", actions.perform());
    },
    screenshot: (selector) =>
      answer("screenshot", driver.findElement(By.css(selector)).takeScreenshot()),
    close: () => answer("close", driver.quit()),
  };
}
