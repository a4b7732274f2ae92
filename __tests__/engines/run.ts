/** Runs tests that are written once in every engine that is installed. */
import { after, describe, it } from "node:test";
import type { FastifyInstance } from "fastify";
import type { Browser, Engine } from "./engine";
import { FaultyProxy } from "./faulty-proxy";
import { gecko } from "./gecko-engine";
import { callInPage, recordProblems } from "./in-page";
import { Page } from "./page";
import { startSite } from "./site-server";
import { Unresponsive, within } from "./wait";
import { webkit } from "./webkit-engine";

export const engines = { gecko, webkit };
export type EngineName = keyof typeof engines;

/** In milliseconds; a test that takes longer hangs. */
const testTimeout = 90_000;

/** In milliseconds; a browser that opens or closes a tab for longer hangs, too. */
const tabTimeout = 20_000;

/** A test that is written once and run in several engines. */
export interface EngineTest {
  readonly title: string;
  readonly run: (page: Page) => Promise<void>;
  /** The only one that it is for; all by default. */
  readonly engine?: EngineName;
}

/**
 * Registers the tests with Node's runner: the engines beside each other, within an engine one test after
 * another, each in a tab and an origin of its own. A test whose browser stops answering gets a new one,
 * once.
 */
export function runInEngines(tests: readonly EngineTest[], names: readonly EngineName[]): void {
  const site = startSite();
  void describe("engines", { concurrency: true }, () => {
    after(async () => (await site).stop());
    for (const name of names) {
      void describe(name, { concurrency: 1 }, () => {
        const browser = openBrowser(engines[name]);
        after(browser.quit);
        for (const { title, run, engine = name } of tests) {
          if (engine !== name) continue;
          void it(title, async (test) => {
            const attempt = async () => runInTab(await browser.running(), (await site).app, run);
            await attempt().catch(async (failure: unknown) => {
              if (!(failure instanceof Unresponsive)) throw failure;
              test.diagnostic(`${failure.message}; tried again with a new browser`);
              await browser.quit();
              await attempt();
            });
          });
        }
      });
    }
  });
}

async function runInTab(
  browser: Browser,
  site: FastifyInstance,
  run: EngineTest["run"],
): Promise<void> {
  const proxy = new FaultyProxy(site, callInPage(recordProblems, []));
  await proxy.start();
  try {
    const tab = await within(tabTimeout, "A new tab", browser.openTab());
    try {
      await within(testTimeout, "The test", run(new Page(tab, proxy)));
    } finally {
      await within(tabTimeout, "The closing tab", tab.close()).catch(() => undefined);
    }
  } finally {
    proxy.stop();
  }
}

/** One browser at a time, started when a test needs it. */
function openBrowser(engine: Engine) {
  let browser: Browser | undefined;
  return {
    running: async () => (browser ??= await engine.start()),
    quit: async () => {
      await browser?.quit();
      browser = undefined;
    },
  };
}
