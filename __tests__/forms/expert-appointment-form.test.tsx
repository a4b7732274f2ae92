import { screen, waitFor, within } from "@testing-library/react";
import { type AppointmentField, rightAppointment } from "../setup/form-words";
import { underRules } from "../domain/support/under-rule";
import { ExpertAppointmentForm } from "../../src/forms/form";
import {
  appointmentForm,
  content,
  open,
  summaryEntries,
  withServer,
  appointment,
} from "./support/forms";

const server = withServer();
const { control, fill, isMarkedWrong, controls, words, submit } = appointment;

it("has every field in the order of content, and requires all but time, phone and LinkedIn", () => {
  open(appointmentForm());
  expect(controls()).toEqual(words.names.map(control));
  for (const name of words.names) {
    const isRequired = !["time", "phone", "linkedIn"].includes(name);
    if (isRequired) expect(control(name)).toBeRequired();
    else expect(control(name)).not.toBeRequired();
  }
  // HTML forbids it on a select whose first option has a value.
  expect(control("service")).not.toHaveAttribute("required");
});

it.each<[AppointmentField]>([["time"], ["service"]])("%s offers the choices of content", (name) => {
  open(appointmentForm());
  expect(control(name)).toHaveValue(words.textOf(name).initial);
  const shown = within(control(name)).getAllByRole("option");
  const options = words.textOf(name).options?.map(({ label }) => label);
  expect(shown.map((option) => option.textContent)).toEqual(options);
});

it.each<[AppointmentField, string, string | null, string | null]>([
  ["date", "date", null, null],
  ["name", "text", null, "name"],
  ["email", "email", null, "email"],
  ["phone", "tel", "tel", "tel"],
  ["linkedIn", "text", "url", "url"],
])("%s has type=%s, inputmode=%s and autocomplete=%s", (name, type, inputMode, autoComplete) => {
  open(appointmentForm());
  expect(control(name)).toHaveProperty("type", type);
  expect(control(name).getAttribute("inputmode")).toBe(inputMode);
  expect(control(name).getAttribute("autocomplete")).toBe(autoComplete);
});

it.each([
  ["name", "R2D2"],
  ["email", "asha"],
] as const)(
  "says what is wanted of the %s where it is wrong, not where it is missing",
  async (name, wrong) => {
    const strict = underRules(content.expertAppointmentForm.controls, { name: "letters" });
    const expertAppointmentForm = { ...content.expertAppointmentForm, controls: strict };
    const user = open(
      <ExpertAppointmentForm {...content} {...{ expertAppointmentForm }} onSuccess={jest.fn()} />,
    );
    expect(control(name)).not.toHaveAccessibleDescription();
    await submit(user);
    expect(control(name)).toHaveAccessibleDescription(words.error(name));
    await fill(user, { [name]: wrong });
    await submit(user);
    const { errors = [], hint } = strict.find((each) => each.name === name) ?? {};
    const message = errors.find(({ when }) => when === "invalid")?.message ?? "none";
    expect(control(name)).toHaveAccessibleDescription(`${message} ${hint ?? ""}`.trim());
  },
);

it("offers days from today on, and accepts an earlier one that is typed", async () => {
  const succeed = jest.fn();
  const user = open(appointmentForm(succeed));
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  expect(control("date")).toHaveAttribute("min", day);
  // Where the year comes first, Chromium would take six digits for it.
  expect(control("date")).toHaveAttribute("max", "9999-12-31");

  await fill(user, { ...rightAppointment, date: "2001-01-01" });
  await submit(user);
  await waitFor(() => expect(succeed).toHaveBeenCalled());
});

// Which values are wrong is tested in domain/site-forms.test.ts.
it("does not send what the domain refuses, and says what is wrong", async () => {
  const rules = { name: "letters", email: "2 to 4", phone: "country code and ten digits" };
  const controls = underRules(content.expertAppointmentForm.controls, rules);
  const expertAppointmentForm = { ...content.expertAppointmentForm, controls };
  const messageOf = (name: string, violation: string) =>
    controls.find((each) => each.name === name)?.errors.find(({ when }) => when === violation)
      ?.message ?? "none";
  const user = open(
    <ExpertAppointmentForm {...content} {...{ expertAppointmentForm }} onSuccess={jest.fn()} />,
  );
  await fill(user, { name: "R2D2", email: "asha@example.museum", phone: "9876543210" });
  await submit(user);
  const violations = { date: "required", service: "required", name: "invalid", email: "invalid" };
  for (const name of ["date", "service", "name", "email"] as const) {
    expect(isMarkedWrong(name)).toBe(true);
    const message = messageOf(name, violations[name]);
    expect(control(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  }
  expect(summaryEntries()).toContain(messageOf("phone", "invalid"));
  expect(server.current.received).toEqual([]);
});

it("posts empty text for an optional field that was emptied again, and any LinkedIn text", async () => {
  const succeed = jest.fn();
  const linkedIn = "a".repeat(301);
  const user = open(appointmentForm(succeed));
  await fill(user, { ...rightAppointment, phone: "123" });
  await user.clear(control("phone"));
  await user.click(control("linkedIn"));
  await user.paste(linkedIn);
  await submit(user);
  await waitFor(() => expect(succeed).toHaveBeenCalled());
  expect(server.current.received[0]?.body).toMatchObject({ phone: "", linkedIn });
});

it("does not call onSuccess when the server fails", async () => {
  server.current.reply = (response) => response.writeHead(500).end();
  const succeed = jest.fn();
  const user = open(appointmentForm(succeed));
  await fill(user, rightAppointment);
  await submit(user);
  await screen.findByRole("alert");
  expect(succeed).not.toHaveBeenCalled();
});
