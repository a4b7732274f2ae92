import {
  rememberPress,
  repeatPress,
} from "../../../plugins/gatsby-plugin-late-scripts/remember-press";

const options = { noAnswerId: "no-answer" };
const find = (id: string) => document.getElementById(id) ?? document.body;
const message = () => find("no-answer");
const pressed: string[] = [];

/** Its listeners stay, as in a page, so it runs once. */
beforeAll(() => rememberPress(options));

beforeEach(() => {
  jest.useFakeTimers();
  pressed.length = 0;
  document.documentElement.setAttribute("data-not-hydrated", "");
  document.body.innerHTML = `<p id="no-answer" hidden>No answer</p><a id="link">Link</a>
    <button type="button" id="map"><b id="within">Map</b></button><button type="button" id="search">Search</button>
    <button type="button" popovertarget="menu" id="menu">Menu</button><button type="submit" id="send">Send</button>`;
});
afterEach(() => jest.useRealTimers());

/** As React does when it hydrates the page. */
function hydrate(): void {
  document.documentElement.removeAttribute("data-not-hydrated");
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", () => pressed.push(button.id));
  repeatPress(options);
}

it("repeats the last press of a button that scripts answer, once", () => {
  for (const id of ["search", "within", "link", "menu", "send"]) find(id).click();
  hydrate();
  expect(pressed).toEqual(["map"]);
  jest.advanceTimersByTime(10_000);
  expect(message()).not.toBeVisible();
});

it("leaves a press that another script has answered", () => {
  addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
  find("map").click();
  hydrate();
  expect(pressed).toEqual([]);
});

it("says so when nothing has answered for ten seconds, until something does", () => {
  find("map").click();
  jest.advanceTimersByTime(9999);
  expect(message()).not.toBeVisible();
  jest.advanceTimersByTime(1);
  expect(message()).toBeVisible();
  hydrate();
  expect(message()).not.toBeVisible();
  expect(pressed).toEqual([]);
});

it("says so at once when a script has failed, and not when something else has", () => {
  find("map").click();
  document.body.append(document.createElement("img"), document.createElement("script"));
  document.querySelector("img")?.dispatchEvent(new Event("error"));
  expect(message()).not.toBeVisible();
  document.querySelector("script")?.dispatchEvent(new Event("error"));
  expect(message()).toBeVisible();
});
