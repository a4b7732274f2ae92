/** The server-rendered HTML: without scripts, before hydration, and during it. */
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.node";
import { rightEnquiry } from "../setup/form-words";
import { appointment, appointmentForm, contactForm, enquiry, withServer } from "./support/forms";

const server = withServer();
const { control, fill, valuesOf, words, submit } = enquiry;
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

it.each([
  ["contact enquiry", contactForm, "/mainsite/submitcontact", "name email phone option messages"],
  [
    "expert appointment",
    appointmentForm(),
    "/mainsite/scheduleexpert",
    "date time service name email phone linkedIn",
  ],
])("the %s form can be posted without scripts", (_name, form, action, fields) => {
  showHtml(form);
  const element = screen.getByRole<HTMLFormElement>("form");
  expect(element).toHaveAttribute("method", "post");
  expect(element).toHaveAttribute("action", action);
  expect(element.noValidate).toBe(false);
  const names = [...new FormData(element).keys()];
  expect(names.sort()).toEqual([...fields.split(" "), "website"].sort());
  expect(screen.getByRole("button")).toHaveAttribute("type", "submit");
});

it("does not render the day of the build as the earliest date", async () => {
  showHtml(appointmentForm());
  expect(appointment.control("date")).not.toHaveAttribute("min");
  await hydrate(appointmentForm());
  expect(appointment.control("date")).toHaveAttribute("min");
});

it("keeps and sends every value typed before hydration, which turns off the browser's own validation", async () => {
  const user = showHtml(contactForm);
  await fill(user, rightEnquiry);
  await hydrate(contactForm);
  expect(screen.getByRole<HTMLFormElement>("form").noValidate).toBe(true);
  expect(valuesOf(rightEnquiry)).toEqual(rightEnquiry);

  await submit(user);
  await screen.findByText(words.success);
  expect(server.current.received[0]?.body).toMatchObject({ name: "Asha Rao", phone: "9876543210" });
});

it("prefers a value typed before hydration to the draft's, field by field", async () => {
  const draft = { name: "Older", email: "older@example.com" };
  sessionStorage.setItem("draft:/mainsite/submitcontact", JSON.stringify(draft));
  const user = showHtml(contactForm);
  await user.type(control("name"), "Newer");
  await hydrate(contactForm);
  await waitFor(() => expect(control("name")).toHaveValue("Newer"));
  expect(control("email")).toHaveValue("older@example.com");
});

it("keeps the focus while the visitor is typing", async () => {
  const user = showHtml(contactForm);
  await user.type(control("name"), "As");
  await hydrate(contactForm);
  await user.type(control("name"), "ha", { skipClick: true });
  expect(control("name")).toHaveValue("Asha");
  expect(control("name")).toHaveFocus();
});
