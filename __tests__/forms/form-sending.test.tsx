import type { ServerResponse } from "node:http";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { announcement } from "../../src/state/announcement";
import { fillTemplate } from "../../src/lib/fill-template";
import { reply } from "./support/submission-server";
import { rightAppointment, rightEnquiry } from "../setup/form-words";
import {
  appointment,
  appointmentForm,
  contactForm,
  content,
  enquiry,
  open,
  submitted,
  withServer,
} from "./support/forms";

const server = withServer();
const { control, fill, valuesOf, submit, button } = enquiry;
const { success, sending } = enquiry.words;
const { failures, rejections, alternative, problemTitle } = content.formMessages;
const { email, phone } = content.company;

it("shows that it was pressed before it shows errors", async () => {
  const user = open();
  await user.click(button());
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(screen.queryByText(problemTitle)).not.toBeInTheDocument();
  await submitted();
  expect(button()).toHaveAttribute("aria-disabled", "false");
  expect(screen.getByText(problemTitle)).toBeVisible();
});

it("shows on the button that it is being sent, and ignores a second submit and edits", async () => {
  let respond: () => void = () => undefined;
  server.current.reply = (response) => {
    respond = () => reply(201, { id: "1" })(response);
  };
  const user = open();
  await fill(user, rightEnquiry);
  await user.dblClick(button());
  await submitted();
  expect(button(sending)).toHaveAttribute("aria-disabled", "true");
  expect(button(sending)).toHaveFocus();
  await waitFor(() => expect(announcement.get()?.text).toBe(sending));
  await user.click(button(sending));
  await user.type(control("name"), "x{Enter}");
  await user.selectOptions(control("option"), enquiry.words.choices("option").at(-1) ?? "");
  // The reset would lose edits.
  expect(valuesOf(rightEnquiry)).toEqual(rightEnquiry);
  await waitFor(() => expect(server.current.received).toHaveLength(1));
  respond();
  await screen.findByText(success);
  expect(button()).toHaveAttribute("aria-disabled", "false");
  // An alert alone would be lost among what the emptied form changes.
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(server.current.received).toHaveLength(1);
});

it("says nothing of the wait after a quick answer", async () => {
  const user = open();
  await fill(user, rightEnquiry);
  await submit(user);
  await screen.findByText(success);
  // What a busy machine said before.
  announcement.set(null);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(announcement.get()).toBeNull();
});

it("sends once and keeps the success message while Enter is held", async () => {
  const user = open();
  await fill(user, rightEnquiry);
  const hold = setInterval(() => fireEvent.submit(screen.getByRole("form")), 5);
  await screen.findByText(success);
  await submitted();
  clearInterval(hold);
  await submitted();
  expect(screen.getByText(success)).toBeVisible();
  expect(screen.queryByText(problemTitle)).not.toBeInTheDocument();
  expect(server.current.received).toHaveLength(1);
});

it("empties the form after a success, says so until the next one is begun, and sends that too", async () => {
  const { initial: option = "" } = enquiry.words.textOf("option");
  const empty = { name: "", email: "", phone: "", option, messages: "" };
  const user = open();
  await fill(user, rightEnquiry);
  await submit(user);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe(success);
  expect(alert).toHaveAccessibleDescription(content.formMessages.thankYou.lead);
  expect(valuesOf(empty)).toEqual(empty);

  await user.selectOptions(control("option"), rightEnquiry.option);
  expect(screen.queryByText(success)).not.toBeInTheDocument();
  expect(control("option")).toHaveValue(rightEnquiry.option);
  await fill(user, rightEnquiry);
  await submit(user);
  await screen.findByText(success);
  expect(server.current.received).toHaveLength(2);
});

it.each([
  ["contact enquiry", contactForm, enquiry, rightEnquiry],
  ["appointment", appointmentForm, appointment, rightAppointment],
] as const)("%s: sends what is shown, also where no event told of it", async (...row) => {
  const [, form, parts, filling] = row;
  const user = open(form);
  const values: Partial<Record<string, string>> = filling;
  for (const { name, label } of parts.words.controls) {
    const control = screen.getByLabelText<HTMLInputElement>(label);
    // Browsers, dictation and password managers set values like this, without an event.
    control.value = values[name] ?? control.value;
  }
  await parts.submit(user);
  await screen.findByText(parts.words.success);
  expect(server.current.received[0]?.body).toMatchObject(filling);
});

it("sends every field of an appointment, empty where it was left or emptied again", async () => {
  const user = open(appointmentForm);
  await appointment.fill(user, { ...rightAppointment, phone: "123" });
  await user.clear(appointment.control("phone"));
  await appointment.submit(user);
  await screen.findByText(appointment.words.success);
  const { initial: time = "" } = appointment.words.textOf("time");
  const body = { ...rightAppointment, time, phone: "", linkedIn: "" };
  expect(server.current.received[0]?.body).toEqual(body);
});

it("says why each failure happened, keeps the values, and can be sent again", async () => {
  const user = open();
  await fill(user, rightEnquiry);
  // Which status is which failure is tested in post-json.test.ts.
  for (const [failing, message] of [
    [(response: ServerResponse) => response.socket?.destroy(), failures.offline],
    [reply(429), failures.tooMany],
    [reply(403, { error: "No" }), failures.refused],
    [reply(502, "<h1>Bad gateway</h1>"), failures.server],
    [reply(403, "<h1>Are you a robot?</h1>"), failures.server],
  ] as const) {
    server.current.reply = failing;
    await submit(user);
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(message));
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(fillTemplate(alternative, { email, phone: phone.label }));
    const link = (name: string) => within(alert).getByRole("link", { name });
    expect(link(email)).toHaveAttribute("href", `mailto:${email}`);
    expect(link(phone.label)).toHaveAttribute("href", `tel:${phone.number}`);
    expect(valuesOf(rightEnquiry)).toEqual(rightEnquiry);
  }
  expect(server.current.received).toHaveLength(5);

  await user.type(control("messages"), " More.");
  expect(screen.getByRole("alert")).toHaveTextContent(failures.server);
  server.current.reply = reply(201, { id: "1" });
  await submit(user);
  expect(await screen.findByText(success)).toBeVisible();
  expect(screen.queryByText(failures.server)).not.toBeInTheDocument();
});

it("leads to the page that may send the form, if another refuses it", async () => {
  const user = open();
  await fill(user, rightEnquiry);
  const page = "https://sun.example/contact-us";
  server.current.reply = reply(403, { error: "No", page });
  await submit(user);
  const link = await screen.findByRole("link", { name: page });
  expect(link).toHaveAttribute("href", page);
  expect(screen.getByRole("alert")).toContainElement(link);
  expect(screen.getByRole("alert")).toHaveTextContent(rejections.foreign);
  expect(screen.getByRole("alert")).not.toHaveTextContent(failures.refused);
  expect(valuesOf(rightEnquiry)).toEqual(rightEnquiry);
});

it("times out after 15 seconds and keeps the values", async () => {
  const user = open();
  await fill(user, rightEnquiry);
  server.current.reply = () => undefined;
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(button());
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByRole("alert")).toHaveTextContent(failures.timeout);
  } finally {
    jest.useRealTimers();
  }
  expect(valuesOf(rightEnquiry)).toEqual(rightEnquiry);
});
