/** Journeys that are written once and run in each engine, because engines differ in them. Blink's tests are in __tests__/e2e. */
import { formCode } from "../setup/code-of";
import { appointmentWords, enquiryWords, phoneFor } from "../setup/form-words";
import { service } from "../setup/services";
import { carouselMoves, linkTo, words } from "../setup/words";
import { retry } from "./retry";
import { type Site, startSite } from "./site";
import type { Browser, Tab } from "./tab";

const desktop = [1280, 800] as const;
const phone = [375, 812] as const;

/** The scripts of a page, but not the one that loads them: the browser waits for it before the page is parsed. */
const pageScripts = /\/(?!load-scripts-)[^/]+\.js(\?|$)/;

/** XPath of what assistive technology calls by this name, within an element of CSS's kind. */
const named = (kind: "a" | "button" | "summary", name: string, within = "body") =>
  `//${within}//${kind}[@aria-label=${JSON.stringify(name)} or normalize-space()=${JSON.stringify(name)}]`;

/** Opens an address and waits until React has hydrated the page. */
async function open(tab: Tab, site: Site, path: string): Promise<void> {
  await tab.goTo(site.url + path);
  await hydrated(tab);
}

const hydrated = (tab: Tab) =>
  until(
    tab,
    true,
    (mark: string) => performance.getEntriesByName(mark).length > 0,
    "onInitialClientRender",
  );

/** Waits until a function returns in the page what is expected. */
const until = <Args extends unknown[], Value>(
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
const pathOf = () => location.pathname + location.hash;
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

async function fillIn(tab: Tab, form: string, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const field = `${form} [name=${name}]`;
    if (["date", "option", "service"].includes(name)) await tab.run(setValue, field, text);
    else {
      await tab.run(focus, field);
      await tab.type(text);
    }
  }
}

const messagesIn = (form: string) =>
  [...document.querySelectorAll(`${form} [role=group] a`)].map((link) => link.textContent);

/** Registers the journeys with Jest. */
export function journeys(start: () => Promise<Browser>): void {
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
      await open(tab, site, route);
      await until(tab, [], () => {
        const missing = [...document.images]
          .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
          .filter((picture) => picture.getClientRects().length > 0 && !picture.closest("[inert]"));
        missing[0]?.scrollIntoView({ block: "center", behavior: "instant" });
        return missing.map(({ alt }) => alt);
      });
    }
    expect(site.answers.filter((answer) => /(4|5)\d\d$/.test(answer))).toEqual([]);
  });

  it("keeps a theme over a reload, and leads by the search to a page and back to the place", async () => {
    const theme = () => document.body.dataset.theme;
    await open(tab, site, "/about-us");
    const chosen = (await tab.run(theme)) === "dark" ? "light" : "dark";
    await tab.click(named("button", words.labels.darkTheme, "header"));
    await until(tab, chosen, theme);
    await tab.reload();
    await hydrated(tab);
    await until(tab, chosen, theme);

    await tab.run(() => scrollTo(0, 400));
    await until(tab, 400, () => Math.round(scrollY));
    await tab.click(named("button", words.labels.search));
    await until(tab, true, isFocused, "dialog [role=combobox]");
    await tab.type(service.title.slice(0, 5));
    await until(
      tab,
      true,
      (title: string) =>
        document.querySelector("dialog [role=option]")?.textContent.includes(title) === true,
      service.title,
    );
    await tab.press("Enter");
    await until(tab, `/services/${service.name}`, pathOf);
    await until(tab, 0, () => scrollY);
    await tab.run(() => history.back());
    await until(tab, "/about-us", pathOf);
    await until(tab, true, () => Math.abs(scrollY - 400) < 30);
    await tab.reload();
    await hydrated(tab);
    await until(tab, true, () => Math.abs(scrollY - 400) < 30);
  });

  it("opens the menu of a phone before hydration, and closes it by Tab, Escape, a link and Back", async () => {
    const link = "header nav a[href='/service']";
    const openMenu = async () => {
      await tab.click(named("button", words.labels.openMenu));
      await until(tab, true, isVisible, link);
    };
    await tab.resize(...phone);
    const letScriptsCome = site.hold(pageScripts);
    await tab.goTo(site.url);
    await openMenu();
    letScriptsCome();
    await hydrated(tab);
    await until(tab, true, isVisible, link);
    for (let press = 0; press < 12 && (await tab.run(isVisible, link)); press += 1)
      await tab.press("Tab");
    await until(tab, false, isVisible, link);

    await openMenu();
    await tab.press("Escape");
    await until(tab, false, isVisible, link);
    await openMenu();
    await tab.click(named("a", linkTo("/service"), "*[@popover]"));
    await until(tab, "/service", pathOf);
    await until(tab, false, isVisible, link);
    await openMenu();
    await tab.run(() => history.back());
    await until(tab, "/", pathOf);
    await until(tab, false, isVisible, link);
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
    await hydrated(tab);
    await tab.type("ra");
    letCodeCome();
    await tab.type("nk");
    await until(tab, true, isVisible, `${form}[novalidate]`);
    await tab.type(" Li");
    await until(
      tab,
      "Zoe Frank Li",
      (field: string) => document.querySelector<HTMLInputElement>(field)?.value,
      nameField,
    );
  });

  it("names everything missing in an enquiry, sends what is right once, and is empty again", async () => {
    const form = `form[aria-label="${enquiryWords.heading}"]`;
    await open(tab, site, "/contact-us");
    await until(tab, true, isVisible, `${form}[novalidate]`);
    await tab.click(named("button", enquiryWords.submit));
    const missing = enquiryWords.required.map((name) => enquiryWords.error(name));
    await until(tab, missing, messagesIn, form);
    await until(tab, true, isFocused, `${form} [role=group]`);
    // Short, because WebKit's driver takes a tenth of a second for a letter.
    await fillIn(tab, form, {
      name: "Zoe",
      email: "z@b.cd",
      phone: phoneFor(enquiryWords.textOf("phone")),
      option: enquiryWords.choices("option")[0],
      messages: "A",
    });
    await tab.click(named("button", enquiryWords.submit));
    await until(
      tab,
      enquiryWords.success,
      () => document.querySelector("form [role=alert]")?.textContent,
    );
    await until(
      tab,
      "",
      (field: string) => document.querySelector<HTMLInputElement>(field)?.value,
      `${form} [name=name]`,
    );
    const posts = site.answers.filter((answer) => answer.startsWith("POST"));
    expect(posts).toEqual(["POST /mainsite/submitcontact 201"]);
  });

  it("closes the appointment's dialog by Escape, X and sending, and returns the focus", async () => {
    const form = "dialog form";
    const opener = words.aboutUs.whoWeAre.action.label;
    await open(tab, site, "/about-us");
    for (const leave of [
      () => tab.press("Escape"),
      () => tab.click(named("button", words.labels.close, "dialog")),
      async () => {
        await until(tab, true, isVisible, `${form}[novalidate]`);
        await fillIn(tab, form, {
          date: "2031-05-17",
          service: appointmentWords.choices("service")[0],
          name: "Asha",
          email: "a@b.cd",
        });
        await tab.click(named("button", appointmentWords.submit, "dialog"));
      },
    ]) {
      await tab.click(`//*[@role="button" and contains(normalize-space(), "${opener}")]`);
      await until(
        tab,
        true,
        () => document.querySelector("dialog")?.contains(document.activeElement) === true,
      );
      await leave();
      await until(tab, true, () => document.querySelector("dialog") === null);
      await until(tab, true, isFocused, "main [role=button]");
    }
    expect(site.answers).toContain("POST /mainsite/scheduleexpert 201");
  });

  if (carouselMoves)
    it("moves the carousel by two on a desktop and by one on a phone, and wraps at both ends", async () => {
      const { next, previous } = words.home.caseStudies;
      const titles = words.caseStudyHighlights.map(({ category }) => category);
      const [first = "", second = ""] = titles;
      const last = titles.at(-1) ?? "";
      const inView = () => {
        const frame = document.querySelector('[aria-roledescription="carousel"]');
        const { left = 0, right = 0 } = frame?.getBoundingClientRect() ?? {};
        return [...(frame?.querySelectorAll("h3") ?? [])]
          .map((heading) => ({ text: heading.textContent, box: heading.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && box.left >= left && box.right <= right + 1)
          .sort((one, other) => one.box.left - other.box.left)
          .map(({ text }) => text);
      };
      await open(tab, site, "/");
      await tab.run(() => document.querySelector("#case-study")?.scrollIntoView());
      await until(tab, [first, second], inView);
      await tab.click(named("button", previous));
      await until(tab, [last, first], inView);
      await tab.resize(...phone);
      await until(tab, [last], inView);
      await tab.click(named("button", next));
      await until(tab, [first], inView);
      await tab.click(named("button", next));
      await until(tab, [second], inView);
    });
}
