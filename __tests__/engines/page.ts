/** A page as a visitor uses it. Everything here waits for a state. */
import { deepEqual, equal } from "node:assert/strict";
import type { Key, Tab } from "./engine";
import type { FaultyProxy } from "./faulty-proxy";
import {
  aimAt,
  callInPage,
  countVisible,
  focusOn,
  hasMissed,
  isHydrated,
  otherFocus,
  setValue,
  type Target,
} from "./in-page";
import { retry } from "./wait";

export const phone = { width: 375, height: 812 };
export const desktop = { width: 1280, height: 800 };

/** The scripts of a page, but not the one that loads them: the browser waits for it before the page is parsed. */
export const pageScripts = /\/(?!load-scripts-)[^/]+\.js(\?|$)/;

export class Page {
  constructor(
    private readonly tab: Tab,
    /** Between the browser and the site. */
    readonly proxy: FaultyProxy,
  ) {}

  /** Opens an address of the site and waits until React has hydrated the page. */
  async open(path: string, size = desktop): Promise<void> {
    await this.openHtml(path, size);
    await this.hydrated();
  }

  /** Opens an address of the site and does not wait for its scripts. */
  async openHtml(path: string, size = desktop): Promise<void> {
    await this.resize(size);
    await this.tab.goTo(this.proxy.url + path);
  }

  hydrated = () => this.until("hydration", isHydrated);

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.hydrated();
  }

  back = () => this.evaluate(() => history.back());
  resize = ({ width, height }: typeof phone) => this.tab.resize(width, height);

  /** Runs a function in the page. It may use nothing from outside itself but its arguments. */
  async evaluate<Args extends unknown[], Value>(
    fn: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    return (await this.tab.evaluate(callInPage(fn, args))) as Value;
  }

  /** Waits until a function returns, in the page, what is expected. */
  async expect<Args extends unknown[], Value>(
    what: string,
    expected: NoInfer<Value>,
    fn: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<void> {
    await retry(async () => deepEqual(await this.evaluate(fn, ...args), expected, what));
  }

  /** Waits until a function returns true in the page. */
  until = (what: string, condition: () => boolean) => this.expect(what, true, condition);

  /** Waits for the address, without the origin. */
  expectAddress(path: string): Promise<void> {
    return this.expect("address", path, () => location.href.slice(location.origin.length));
  }

  expectVisible(target: Target): Promise<void> {
    const message = `not visible: ${JSON.stringify(target)}`;
    return retry(async () => equal((await this.evaluate(countVisible, target)) > 0, true, message));
  }

  expectGone(target: Target): Promise<void> {
    return this.expect(`visible: ${JSON.stringify(target)}`, 0, countVisible, target);
  }

  expectFocused(target: Target): Promise<void> {
    return retry(async () => {
      const other = await this.evaluate(otherFocus, target);
      if (other) throw new Error(`focus on ${other}, not on ${JSON.stringify(target)}`);
    });
  }

  /** Clicks the middle of an element, once it stands still and nothing covers it. */
  async click(target: Target): Promise<void> {
    await retry(async () => {
      const { x, y } = await this.evaluate(aimAt, target);
      await this.tab.clickAt(x, y);
      // A page that is being left by the click cannot answer.
      const isMissed = await this.evaluate(hasMissed).catch(() => false);
      if (isMissed) throw new Error(`moved away under the click: ${JSON.stringify(target)}`);
    });
  }

  clickAt = (x: number, y: number) => this.tab.clickAt(x, y);
  press = (key: Key) => this.tab.press(key);
  /** Types to whatever has the focus. */
  type = (text: string) => this.tab.type(text);
  screenshot = (selector: string) => this.tab.screenshot(selector);

  /** Types into a text field, instead of what it holds. */
  async fill(target: Target, text: string): Promise<void> {
    await this.expectVisible(target);
    await this.evaluate(focusOn, target, true);
    await this.type(text);
  }

  /** Focuses a control with the caret at the end of what it holds. */
  async focus(target: Target): Promise<void> {
    await this.expectVisible(target);
    await this.evaluate(focusOn, target, false);
  }

  /** Sets a list of options or a date. */
  async choose(target: Target, value: string): Promise<void> {
    await this.expectVisible(target);
    await this.evaluate(setValue, target, value);
  }
}
