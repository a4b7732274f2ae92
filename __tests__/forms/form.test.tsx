/** What both forms have, from the server's HTML on. */
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.node";
import { appointment, appointmentForm, contactForm, enquiry, open } from "./support/forms";

it.each([
  ["contact enquiry", contactForm, enquiry, ["name", "email", "phone", "option", "messages"]],
  ["appointment", appointmentForm, appointment, ["date", "service", "name", "email"]],
] as const)("%s has every field and choice in the order of content", (...row) => {
  const [, form, parts, required] = row;
  open(form);
  const { controls } = parts.words;
  const shown = controls.map(({ label }) => screen.getByLabelText(label));
  expect(parts.controls()).toEqual(shown);
  const isRequired = shown.map((control) => control.matches(":required, [aria-required]"));
  const names: readonly string[] = required;
  expect(isRequired).toEqual(controls.map(({ name }) => names.includes(name)));
  // Without it, some screen readers say that an empty required control is wrong.
  for (const control of shown) expect(control).toHaveAttribute("aria-invalid", "false");

  for (const { label, options, placeholder, initial } of controls) {
    if (options === undefined) continue;
    const select = screen.getByLabelText(label);
    const labels = within(select)
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
    expect(labels).toEqual([placeholder ?? [], options.map((option) => option.label)].flat());
    expect(select).toHaveValue(initial ?? "");
  }
});

it.each([
  ["date", { type: "date", max: "9999-12-31" }],
  ["name", { type: "text", autocomplete: "name", autocapitalize: "words" }],
  ["email", { type: "email", autocomplete: "email", autocapitalize: "none" }],
  ["phone", { type: "tel", inputmode: "tel", autocomplete: "tel" }],
  ["linkedIn", { type: "text", inputmode: "url", autocomplete: "url", autocapitalize: "none" }],
] as const)("tells browsers what to fill into %s, and to correct nothing", (name, expected) => {
  open(appointmentForm);
  const control = appointment.control(name);
  for (const [attribute, value] of Object.entries({
    ...expected,
    autocorrect: "off",
    spellcheck: "false",
  })) {
    expect(control).toHaveAttribute(attribute, value);
  }
});

it("says what is wanted of a name where it is wrong, not where it is missing", async () => {
  const user = open(appointmentForm);
  const { control, submit, words } = appointment;
  expect(control("name")).not.toHaveAccessibleDescription();
  await submit(user);
  expect(control("name")).toHaveAccessibleDescription(words.error("name"));
  await user.type(control("name"), "R2D2");
  await submit(user);
  const wrong = `${words.error("name", "invalid")} ${words.textOf("name").errorHint ?? ""}`;
  expect(control("name")).toHaveAccessibleDescription(wrong.trim());
});

describe("the server's HTML", () => {
  let main: HTMLElement;
  beforeEach(() => {
    main = document.body.appendChild(document.createElement("main"));
  });
  afterEach(() => main.remove());

  const hydrate = (form: React.ReactElement) =>
    act(async () => {
      hydrateRoot(main, form);
      await Promise.resolve();
    });

  it("offers days from today on, not from the day of the build", async () => {
    main.innerHTML = renderToString(appointmentForm);
    expect(appointment.control("date")).not.toHaveAttribute("min");
    await hydrate(appointmentForm);
    const today = new Date().toLocaleDateString("sv");
    expect(appointment.control("date")).toHaveAttribute("min", today);
  });

  it("keeps what is typed, field by field, above an older draft", async () => {
    const key = "draft:/mainsite/submitcontact";
    const draft = { name: "Older", email: "older@example.com" };
    sessionStorage.setItem(key, JSON.stringify(draft));
    main.innerHTML = renderToString(contactForm);
    const user = userEvent.setup({ delay: null });
    const { control } = enquiry;
    await user.type(control("name"), "Newer");
    await hydrate(contactForm);
    await waitFor(() => expect(control("email")).toHaveValue(draft.email));
    expect(control("name")).toHaveValue("Newer");
    await user.type(control("messages"), "Hello");
    expect(JSON.parse(sessionStorage.getItem(key) ?? "")).toMatchObject({
      ...draft,
      name: "Newer",
      messages: "Hello",
    });
  });

  it("hands what is typed to a form that the browser renders in its place", async () => {
    main.innerHTML = renderToString(contactForm);
    await userEvent.type(enquiry.control("name"), "Typed");
    const view = render(contactForm);
    main.remove();
    expect(within(view.container).getByDisplayValue("Typed")).toBe(enquiry.control("name"));
  });
});
