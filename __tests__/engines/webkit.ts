/** WebKit: Debian's MiniBrowser by its own driver and Selenium's client, on a screen that exists in memory only. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, By, Capabilities, Key, until } from "selenium-webdriver";
import { limitTime } from "../../src/lib/limit-time";
import { findFreePort } from "../setup/free-port";
import { tools } from "../setup/tools";
import { type Browser, deadProxy } from "./tab";
import { retry } from "./retry";

/** The milliseconds that a page or an element may take to come. */
const timeout = 60_000;

export async function startWebKit(): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), "site-webkit-"));
  const run = (program: string, args: string[], env: Record<string, string>) =>
    spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "ignore"] });
  // Without -noreset, a browser that starts just as the last one ends loses its screen.
  const screenOptions = ["-noreset", "-displayfd", "1", "-screen", "0", "1600x1400x24"];
  const screen = run("/usr/bin/Xvfb", screenOptions, {});
  const [display] = await once(screen.stdout, "data");
  const port = await findFreePort();
  const program = run("/usr/bin/WebKitWebDriver", [`--port=${port}`], {
    DISPLAY: `:${String(display).trim()}`,
    HOME: home,
    // WebKit's sandbox does not start for root. The pages are our own.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    // Without a graphics card its usual renderer stalls: frames come seconds late.
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  });
  const address = `http://127.0.0.1:${port}`;
  await retry(() => fetch(`${address}/status`));
  const driver = await new Builder()
    .usingServer(address)
    .disableEnvironmentOverrides()
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        // With any other, commands sent while a page loads are sometimes never answered.
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": {
          binary: tools.WebKit.find(),
          args: [
            "--automation",
            // Without a toolbar, whose width is the narrowest the window can be.
            "--full-screen",
            `--proxy=http://${deadProxy.host}:${deadProxy.port}`,
            "--ignore-host=localhost",
          ],
        },
      }),
    )
    .build();

  /** Waits until the document that is there has been replaced, and the new one has been parsed. */
  async function load(navigate: () => Promise<void>): Promise<void> {
    await driver.executeScript("window.isFormerDocument = true");
    await navigate();
    const isLoaded = "return !window.isFormerDocument && document.readyState !== 'loading'";
    await driver.wait(() => driver.executeScript<boolean>(isLoaded), timeout);
  }

  return {
    tab: {
      goTo: (url) => load(() => driver.get(url)),
      reload: () => load(() => driver.navigate().refresh()),
      resize: async (width, height) => {
        await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      },
      // While the page changes, a command is sometimes never answered, though the next one is.
      run: (fn, ...args) => limitTime(driver.executeScript(fn, ...args)),
      click: (xpath) =>
        retry(async () => {
          const element = await driver.wait(until.elementLocated(By.xpath(xpath)), timeout);
          await element.click();
        }),
      type: (text) => driver.actions().sendKeys(text).perform(),
      press: (key) =>
        driver
          .actions()
          .sendKeys({ Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE }[key])
          .perform(),
    },
    async quit() {
      await driver.quit().catch(() => undefined);
      for (const child of [program, screen]) {
        if (child.exitCode === null && child.kill("SIGKILL")) await once(child, "exit");
      }
      await rm(home, { recursive: true, force: true });
    },
  };
}
