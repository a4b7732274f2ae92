/** The server-rendered HTML: without scripts, before hydration, and during it. */
import { act, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.node";
import { keepDrafts } from "../../src/startup/inline/drafts";
import { appointment, appointmentForm, contactForm, enquiry } from "./support/forms";

const { control } = enquiry;

beforeAll(keepDrafts);

let page: HTMLElement;
let root: Root | undefined;

/** Puts a form's server-rendered HTML on the page. */
function showHtml(form: React.ReactElement) {
  page = document.createElement("main");
  page.innerHTML = renderToString(form);
  document.body.append(page);
  return userEvent.setup({ delay: null });
}

const hydrate = (form: React.ReactElement) =>
  act(async () => {
    root = hydrateRoot(page, form);
    await Promise.resolve();
  });

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  page.remove();
});

it("does not render the day of the build as the earliest date", async () => {
  showHtml(appointmentForm());
  expect(appointment.control("date")).not.toHaveAttribute("min");
  await hydrate(appointmentForm());
  expect(appointment.control("date")).toHaveAttribute("min");
});

it("shows a draft before hydration, and prefers what is typed to it, field by field", async () => {
  const draft = { name: "Older", email: "older@example.com" };
  sessionStorage.setItem("draft:/mainsite/submitcontact", JSON.stringify(draft));
  const user = showHtml(contactForm);
  dispatchEvent(new Event("DOMContentLoaded"));
  expect(control("email")).toHaveValue("older@example.com");
  await user.clear(control("name"));
  await user.type(control("name"), "Newer");
  await hydrate(contactForm);
  await waitFor(() => expect(control("name")).toHaveValue("Newer"));
  expect(control("email")).toHaveValue("older@example.com");
});
