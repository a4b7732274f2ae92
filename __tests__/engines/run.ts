/** Runs tests that are written once in every engine that is installed. */
import { after, describe, it } from "node:test";
import { blink, gecko } from "./puppeteer-engine";
import { type Browser, type Engine, type EngineName, engineNames, type Profile } from "./engine";
import { FaultyProxy } from "./faulty-proxy";
import { callInPage, recordProblems } from "./in-page";
import { Page } from "./page";
import { startSite } from "./site-server";
import { Unresponsive, within } from "./wait";
import { webkit } from "./webkit-engine";

export const engines: Readonly<Record<EngineName, Engine>> = { blink, gecko, webkit };

/** In milliseconds; a test that takes longer hangs. */
const testTimeout = 90_000;

/** In milliseconds; a browser that opens or closes a tab for longer hangs, too. */
const tabTimeout = 20_000;

/** A test that is written once and run in several engines. */
export interface EngineTest {
  readonly title: string;
  readonly run: (page: Page) => Promise<void>;
  /** All by default. */
  readonly engines?: readonly EngineName[];
  readonly profile?: Profile;
}

/**
 * Registers the tests with Node's runner: two engines at a time, within an engine one test after
 * another, each in a tab and an origin of its own. A test whose browser stops answering gets a new one,
 * once.
 */
export function runInEngines(tests: readonly EngineTest[], names: readonly EngineName[]): void {
  const site = startSite();
  const runs = engineNames.filter((name) => names.includes(name));
  void describe("engines", { concurrency: 2 }, () => {
    after(async () => (await site).stop());
    for (const name of runs) {
      void describe(name, { concurrency: 1 }, () => {
        const browser = openBrowser(engines[name]);
        after(browser.quit);
        for (const { title, run, profile = {}, engines: only = engineNames } of tests) {
          if (!only.includes(name)) continue;
          void it(title, async (test) => {
            const attempt = async () =>
              runInTab(await browser.with(profile), (await site).port, run, browser.quit);
            await attempt().catch((failure: unknown) => {
              if (!(failure instanceof Unresponsive)) throw failure;
              test.diagnostic(`${failure.message}; tried again with a new browser`);
              return attempt();
            });
          });
        }
      });
    }
  });
}

async function runInTab(
  browser: Browser,
  sitePort: number,
  run: EngineTest["run"],
  quit: () => Promise<void>,
): Promise<void> {
  const proxy = new FaultyProxy(sitePort, callInPage(recordProblems, []));
  await proxy.start();
  try {
    const tab = await within(tabTimeout, "A new tab", browser.openTab());
    try {
      await within(testTimeout, "The test", run(new Page(tab, proxy)));
    } finally {
      await within(tabTimeout, "The closing tab", tab.close()).catch(() => undefined);
    }
  } catch (failure) {
    if (failure instanceof Unresponsive) await quit();
    throw failure;
  } finally {
    await proxy.stop();
  }
}

/** One browser at a time, started again when a test asks for another profile. */
function openBrowser(engine: Engine) {
  let running: { key: string; browser: Browser } | undefined;
  const quit = async () => {
    await running?.browser.quit();
    running = undefined;
  };
  return {
    async with(profile: Profile): Promise<Browser> {
      const key = JSON.stringify(profile);
      if (running?.key !== key) {
        await quit();
        running = { key, browser: await engine.start(profile) };
      }
      return running.browser;
    },
    quit,
  };
}
