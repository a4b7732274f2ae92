/** Journeys that are written once and run in each engine, because engines differ in them. Blink's tests are in __tests__/e2e. */
import { formCode } from "../setup/built-scripts";
import { appointmentWords, enquiryWords } from "../setup/form-words";
import { service } from "../setup/services";
import { words } from "../setup/words";
import { startBookingService } from "./booking-service";
import { retry } from "./retry";
import { type Site, startSite } from "./site";
import type { Browser, Tab } from "./tab";

const desktop = [1280, 800] as const;
const phone = [375, 812] as const;

/** The scripts of a page, at the root of the site, but not the one that loads them: the browser waits for it before the page is parsed. */
const pageScripts = /^\/[^/]+\.js(\?|$)/;

/** XPath of the button that assistive technology calls by this name. */
const buttonXpath = (name: string, within = "body") =>
  `//${within}//button[@aria-label=${JSON.stringify(name)} or normalize-space()=${JSON.stringify(name)}]`;

/** Opens an address and waits until React has hydrated the page. */
async function openPage(tab: Tab, site: Site, path: string): Promise<void> {
  await tab.goTo(site.url + path);
  await waitForHydration(tab);
}

const waitForHydration = (tab: Tab) =>
  waitUntil(
    tab,
    true,
    (mark: string) => performance.getEntriesByName(mark).length > 0,
    "onInitialClientRender",
  );

/** Waits until a function returns in the page what is expected. */
const waitUntil = <Args extends unknown[], Value>(
  tab: Tab,
  expected: NoInfer<Value>,
  fn: (...args: Args) => Value,
  ...args: Args
) =>
  retry(async () => {
    expect(await tab.run(fn, ...args)).toEqual(expected);
  });

const isVisible = (selector: string) =>
  [...document.querySelectorAll(selector)].some((each) => each.getClientRects().length > 0);
const isFocused = (selector: string) => document.activeElement?.matches(selector) === true;
const readTitle = () => document.querySelector("h1")?.textContent;
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** Sets a list of options or a date, which every engine operates differently. */
function setValue(selector: string, value: string): void {
  const control = document.querySelector(selector);
  if (!control) return;
  // React watches the control's own property; the prototype's setter goes past it, as a visitor does.
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value");
  property?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Registers the journeys with Jest. */
export function registerJourneys(start: () => Promise<Browser>): void {
  let browser: Browser;
  let tab: Tab;
  let site: Site;
  beforeAll(async () => {
    browser = await start();
    ({ tab } = browser);
  });
  afterAll(() => browser.quit());
  // A new port is a new origin, with an empty cache and empty storage.
  beforeEach(async () => {
    site = await startSite();
    await tab.resize(...desktop);
  });
  afterEach(() => site.stop());

  it("shows every kind of page with all its pictures and no failed request", async () => {
    const routes = ["/", "/service", `/services/${service.name}`, "/contact-us", "/about-us"];
    for (const route of routes) {
      await openPage(tab, site, route);
      await waitUntil(tab, [], () => {
        const missing = [...document.images]
          .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
          .filter((picture) => picture.getClientRects().length > 0 && !picture.closest("[inert]"));
        missing[0]?.scrollIntoView({ block: "center", behavior: "instant" });
        return missing.map(({ alt }) => alt);
      });
    }
    expect(site.answers.filter((answer) => /(4|5)\d\d$/.test(answer))).toEqual([]);
  });

  it("leads by the search to a page and back to the place", async () => {
    await openPage(tab, site, "/about-us");
    await tab.run(() => scrollTo(0, 400));
    await waitUntil(tab, 400, () => Math.round(scrollY));
    await tab.click(buttonXpath(words.labels.search));
    await waitUntil(tab, true, isFocused, "dialog [role=combobox]");
    await tab.type(service.title.slice(0, 5));
    await waitUntil(
      tab,
      true,
      (title: string) =>
        document.querySelector("dialog [role=option]")?.textContent.includes(title) === true,
      service.title,
    );
    await tab.press("Enter");
    // The address changes before the page.
    await waitUntil(tab, service.heading, readTitle);
    await waitUntil(tab, 0, () => scrollY);
    await tab.run(() => history.back());
    await waitUntil(tab, words.aboutUs.title, readTitle);
    await waitUntil(tab, true, () => Math.abs(scrollY - 400) < 30);
    await tab.reload();
    await waitForHydration(tab);
    await waitUntil(tab, true, () => Math.abs(scrollY - 400) < 30);
  });

  it("opens the menu of a phone before hydration, and closes it by Tab", async () => {
    const link = "header nav a[href='/service']";
    await tab.resize(...phone);
    const letScriptsCome = site.hold(pageScripts);
    await tab.goTo(site.url);
    await tab.click(buttonXpath(words.labels.openMenu));
    await waitUntil(tab, true, isVisible, link);
    letScriptsCome();
    await waitForHydration(tab);
    await waitUntil(tab, true, isVisible, link);
    for (let press = 0; press < 12 && (await tab.run(isVisible, link)); press += 1)
      await tab.press("Tab");
    await waitUntil(tab, false, isVisible, link);
  });

  it("loses no letter that is typed into a form before, during and after hydration", async () => {
    const form = "#get-in-touch form";
    const nameField = `${form} [name=name]`;
    const letCodeCome = site.hold(formCode);
    const letScriptsCome = site.hold(pageScripts);
    await tab.goTo(site.url);
    await tab.run(focus, nameField);
    await tab.type("Zo");
    letScriptsCome();
    await tab.type("e F");
    await waitForHydration(tab);
    await tab.type("ra");
    letCodeCome();
    await tab.type("nk");
    await waitUntil(tab, true, isVisible, `${form}[novalidate]`);
    await tab.type(" Li");
    await waitUntil(
      tab,
      "Zoe Frank Li",
      (field: string) => document.querySelector<HTMLInputElement>(field)?.value,
      nameField,
    );
  });

  it("goes back without scripts from what is wrong to the form as it was filled in", async () => {
    const plainSite = await startSite({ runsScripts: false });
    try {
      const form = "#get-in-touch form";
      const typed = {
        name: "Zoe Frank",
        email: "zoe@example",
        phone: "98765 43210",
        option: enquiryWords.choices("option")[1] ?? "",
        messages: "We grow.",
      };
      await tab.goTo(`${plainSite.url}/contact-us`);
      for (const [name, text] of Object.entries(typed)) {
        const field = `${form} [name=${name}]`;
        await tab.run(focus, field);
        if (name === "option") await tab.run(setValue, field, text);
        else await tab.type(text);
      }
      await tab.run(focus, `${form} [name=email]`);
      await tab.press("Enter");
      await waitUntil(tab, words.messages.problemTitle, readTitle);
      expect(plainSite.answers).toContain("POST /mainsite/submitcontact 422");
      await tab.run(() => history.back());
      await waitUntil(
        tab,
        typed,
        (selector: string, ...names: string[]) => {
          const element = document.querySelector<HTMLFormElement>(selector);
          const shown = new FormData(element ?? undefined);
          return Object.fromEntries(names.map((name) => [name, shown.get(name)]));
        },
        form,
        ...Object.keys(typed),
      );
    } finally {
      await plainSite.stop();
    }
  });

  it("closes the appointment's dialog by Escape, X and sending, and returns the focus", async () => {
    const form = "dialog form";
    const opener = words.aboutUs.whoWeAre.action.label;
    await openPage(tab, site, "/about-us");
    for (const leave of [
      () => tab.press("Escape"),
      () => tab.click(buttonXpath(words.labels.close, "dialog")),
      async () => {
        await waitUntil(tab, true, isVisible, `${form}[novalidate]`);
        await tab.run(setValue, `${form} [name=date]`, "2031-05-17");
        const [choice] = appointmentWords.choices("service");
        await tab.run(setValue, `${form} [name=service]`, choice);
        for (const [name, text] of Object.entries({ name: "Asha", email: "a@b.cd" })) {
          await tab.run(focus, `${form} [name=${name}]`);
          await tab.type(text);
        }
        await tab.click(buttonXpath(appointmentWords.submit, "dialog"));
      },
    ]) {
      await tab.click(`//*[@role="button" and contains(normalize-space(), "${opener}")]`);
      await waitUntil(
        tab,
        true,
        () => document.querySelector("dialog")?.contains(document.activeElement) === true,
      );
      await leave();
      await waitUntil(tab, true, () => document.querySelector("dialog") === null);
      await waitUntil(tab, true, isFocused, "main [role=button]");
    }
    expect(site.answers).toContain("POST /mainsite/scheduleexpert 201");
  });

  it("runs the script of the booking service where it cannot reach the page", async () => {
    const service = await startBookingService();
    if (!service) return;
    const { origin, publicDir, requests, pagePath } = service;
    const siteWithService = await startSite({ settings: { PUBLIC_DIR: publicDir } });
    try {
      await openPage(tab, siteWithService, "/");
      expect(requests).toEqual([]);
      const { label } = words.home.hero.action;
      await tab.click(`//main//*[@role="button" and contains(normalize-space(), "${label}")]`);
      const framed = `${pagePath}?around=closed&origin=null`;
      await retry(async () => expect(requests.map(decodeURI)).toContain(framed));
      const report = `/report?origin=${origin}`;
      await retry(async () => expect(requests.map(decodeURI).join()).toContain(report));
    } finally {
      await siteWithService.stop();
      await service.stop();
    }
  });
}
