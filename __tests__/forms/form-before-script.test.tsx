/** The HTML from the server: before the script arrives, without any, and as the script takes it over. */
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.node";
import {
  appointmentForm,
  contactForm,
  control,
  fill,
  held,
  rightAppointment,
  rightEnquiry,
  send,
  withServer,
} from "./support/forms";

const server = withServer();
let page: HTMLElement;
let root: Root | undefined;

/** Puts a form's HTML on the page as the browser gets it. */
function arrive(form: React.ReactElement) {
  page = document.createElement("main");
  page.innerHTML = renderToString(form);
  document.body.append(page);
  return userEvent.setup({ delay: null });
}

const runScript = (form: React.ReactElement) =>
  act(() => {
    root = hydrateRoot(page, form);
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
])("the %s can be sent without any script", (_name, form, action, fields) => {
  arrive(form);
  const element = screen.getByRole<HTMLFormElement>("form");
  expect(element).toHaveAttribute("method", "post");
  expect(element).toHaveAttribute("action", action);
  expect(element.noValidate).toBe(false);
  expect([...new FormData(element).keys()]).toEqual([...fields.split(" "), "website"]);
  expect(screen.getByRole("button")).toHaveAttribute("type", "submit");
});

it("leaves checking to the browser until the script can do it better", async () => {
  arrive(contactForm);
  await runScript(contactForm);
  expect(screen.getByRole<HTMLFormElement>("form").noValidate).toBe(true);
});

it("does not write the day of the build into the page", async () => {
  arrive(appointmentForm());
  expect(control("Date")).not.toHaveAttribute("min");
  await runScript(appointmentForm());
  expect(control("Date")).toHaveAttribute("min");
});

it("keeps every value that was typed before the script arrived, and sends it", async () => {
  const user = arrive(contactForm);
  await fill(user, rightEnquiry);
  await runScript(contactForm);
  expect(held(rightEnquiry)).toEqual(rightEnquiry);

  await user.click(send());
  await screen.findByText("Form submitted successfully!");
  expect(server.current.received[0]?.body).toMatchObject({ name: "Asha Rao", phone: "9876543210" });
  expect(server.current.tokensAsked).toBe(1);
});

it("keeps dates and choices too", async () => {
  const user = arrive(appointmentForm());
  await fill(user, rightAppointment);
  await runScript(appointmentForm());
  expect(held(rightAppointment)).toEqual(rightAppointment);
});

it("prefers what was just typed to an older draft, field by field", async () => {
  const draft = { name: "Older", email: "older@example.com" };
  sessionStorage.setItem("draft:/mainsite/submitcontact", JSON.stringify(draft));
  const user = arrive(contactForm);
  await user.type(control("Name"), "Newer");
  await runScript(contactForm);
  await waitFor(() => expect(control("Name")).toHaveValue("Newer"));
  expect(control("Email")).toHaveValue("older@example.com");
});

it("goes on where the visitor is typing", async () => {
  const user = arrive(contactForm);
  await user.type(control("Name"), "As");
  await runScript(contactForm);
  await user.type(control("Name"), "ha", { skipClick: true });
  expect(control("Name")).toHaveValue("Asha");
  expect(control("Name")).toHaveFocus();
});
