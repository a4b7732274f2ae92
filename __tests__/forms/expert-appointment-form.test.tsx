import { screen, waitFor, within } from "@testing-library/react";
import {
  appointmentForm,
  book,
  content,
  control,
  controlsOf,
  fill,
  isMarkedWrong,
  open,
  rightAppointment,
  summaryEntries,
  withServer,
} from "./support/forms";

const server = withServer();

const labels = [
  "Date",
  "Time",
  "Service",
  "Name",
  "Email",
  "Phone (optional)",
  "LinkedIn (optional)",
];

it("has the specified fields in the specified order", () => {
  open(appointmentForm());
  expect(controlsOf("Book Your Appointment")).toEqual(labels.map(control));
});

it.each([
  ["Time", "30 Min", ["Time", "30 Min"]],
  [
    "Service",
    "Select Services",
    ["Select Services", "Strategy", "Human Resources", "Marketing", "All Of The Above"],
  ],
])("%s defaults to %s and offers %j", (label, first, options) => {
  open(appointmentForm());
  expect(control(label)).toHaveValue(first);
  const shown = within(control(label)).getAllByRole("option");
  expect(shown.map((option) => option.textContent)).toEqual(options);
});

it.each([
  ["Date", "date", null, null],
  ["Name", "text", null, "name"],
  ["Email", "email", null, "email"],
  ["Phone (optional)", "tel", "tel", "tel"],
  ["LinkedIn (optional)", "text", "url", "url"],
])("%s has type=%s, inputmode=%s and autocomplete=%s", (label, type, inputMode, autoComplete) => {
  open(appointmentForm());
  expect(control(label)).toHaveProperty("type", type);
  expect(control(label).getAttribute("inputmode")).toBe(inputMode);
  expect(control(label).getAttribute("autocomplete")).toBe(autoComplete);
});

it("requires everything but time, phone and LinkedIn", () => {
  open(appointmentForm());
  const optional = ["Time", "Phone (optional)", "LinkedIn (optional)"];
  for (const label of labels) {
    const isRequired = !optional.includes(label);
    if (isRequired) expect(control(label)).toBeRequired();
    else expect(control(label)).not.toBeRequired();
  }
});

it("does not set `required` on a select whose first option has a value, which HTML forbids", () => {
  open(appointmentForm());
  expect(control("Service")).not.toHaveAttribute("required");
});

it("offers days from today on, and accepts an earlier one that is typed", async () => {
  const succeed = jest.fn();
  const user = open(appointmentForm(succeed));
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  expect(control("Date")).toHaveAttribute("min", day);

  await fill(user, { ...rightAppointment, Date: "2001-01-01" });
  await user.click(book());
  await waitFor(() => expect(succeed).toHaveBeenCalled());
});

it.each([
  ["Date", "", "Please select Date"],
  ["Service", "Select Services", "Please select a service"],
  ["Name", "", "Name is required"],
  ["Name", "R2D2", "Name is invalid"],
  ["Email", "", "Email is required"],
  ["Email", "asha@example.museum", "Email is invalid"],
  ["Phone (optional)", "9876543210", "Phone number is invalid"],
])("does not send when %s is %j, and shows '%s'", async (label, value, message) => {
  const user = open(appointmentForm());
  await fill(user, { ...rightAppointment, [label]: value });
  await user.click(book());

  expect(isMarkedWrong(label)).toBe(true);
  expect(control(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(summaryEntries()).toEqual([message]);
  expect(server.current.received).toEqual([]);
});

it("posts exactly the specified fields, untouched ones as empty text", async () => {
  const succeed = jest.fn();
  const user = open(appointmentForm(succeed));
  await fill(user, rightAppointment);
  await user.click(book());
  await waitFor(() => expect(succeed).toHaveBeenCalled());

  expect(server.current.received.map(({ path }) => path)).toEqual(["/mainsite/scheduleexpert"]);
  expect(server.current.received[0]?.body).toStrictEqual({
    date: "2031-12-01",
    time: "30 Min",
    service: "Marketing",
    name: "Asha Rao",
    email: "asha@example.com",
    phone: "",
    linkedIn: "",
  });
});

it("posts empty text for an optional field that was emptied again", async () => {
  const succeed = jest.fn();
  const user = open(appointmentForm(succeed));
  await fill(user, { ...rightAppointment, "Phone (optional)": "123", "LinkedIn (optional)": "x" });
  await user.clear(control("Phone (optional)"));
  await user.clear(control("LinkedIn (optional)"));
  await user.click(book());
  await waitFor(() => expect(succeed).toHaveBeenCalled());
  expect(server.current.received[0]?.body).toMatchObject({ phone: "", linkedIn: "" });
});

it("sends any LinkedIn text, however long", async () => {
  const succeed = jest.fn();
  const linkedIn = "a".repeat(301);
  const user = open(appointmentForm(succeed));
  await fill(user, rightAppointment);
  await user.click(control("LinkedIn (optional)"));
  await user.paste(linkedIn);
  await user.click(book());
  await waitFor(() => expect(succeed).toHaveBeenCalled());
  expect(server.current.received[0]?.body).toMatchObject({ linkedIn });
});

it("shows no success message, resets, and calls onSuccess once", async () => {
  const succeed = jest.fn();
  const user = open(appointmentForm(succeed));
  await fill(user, rightAppointment);
  await user.click(book());
  await waitFor(() => expect(succeed).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(content.expertAppointmentForm.success)).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(control("Name")).toHaveValue("");
  expect(control("Service")).toHaveValue("Select Services");
});

it("does not call onSuccess when the server fails", async () => {
  server.current.reply = (response) => response.writeHead(500).end();
  const succeed = jest.fn();
  const user = open(appointmentForm(succeed));
  await fill(user, rightAppointment);
  await user.click(book());
  await screen.findByRole("alert");
  expect(succeed).not.toHaveBeenCalled();
});
