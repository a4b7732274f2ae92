import { screen, waitFor, within } from "@testing-library/react";
import {
  appointmentForm,
  book,
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

it("asks for what the specification lists, in its order", () => {
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
])("%s begins with %s and offers %j", (label, first, options) => {
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
])("%s says what is typed into it: %s, %s, %s", (label, type, inputMode, autoComplete) => {
  open(appointmentForm());
  expect(control(label)).toHaveProperty("type", type);
  expect(control(label).getAttribute("inputmode")).toBe(inputMode);
  expect(control(label).getAttribute("autocomplete")).toBe(autoComplete);
});

it("requires everything but time, phone and LinkedIn", () => {
  open(appointmentForm());
  const required = labels.filter((label) => control(label).matches(":required"));
  expect(required).toEqual(["Date", "Service", "Name", "Email"]);
});

it("offers days from today on, and takes an earlier one that is typed", async () => {
  const user = open(appointmentForm());
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  expect(control("Date")).toHaveAttribute("min", day);

  await fill(user, { ...rightAppointment, Date: "2001-01-01" });
  await user.click(book());
  await waitFor(() => expect(server.current.received).toHaveLength(1));
  expect(await screen.findByText("Your appointment request has been sent.")).toBeVisible();
});

it.each([
  ["Date", "", "Please select Date"],
  ["Service", "Select Services", "Please select a service"],
  ["Name", "", "Name is required"],
  ["Name", "R2D2", "Name is invalid"],
  ["Email", "", "Email is required"],
  ["Email", "asha@example.museum", "Email is invalid"],
  ["Phone (optional)", "9876543210", "Phone number is invalid"],
])("sends nothing while %s is %j: %s", async (label, value, message) => {
  const user = open(appointmentForm());
  await fill(user, { ...rightAppointment, [label]: value });
  await user.click(book());

  expect(isMarkedWrong(label)).toBe(true);
  expect(control(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(summaryEntries()).toEqual([message]);
  expect(server.current.received).toEqual([]);
});

it("posts exactly the specified fields, untouched ones as empty text", async () => {
  const user = open(appointmentForm());
  await fill(user, rightAppointment);
  await user.click(book());
  await screen.findByText("Your appointment request has been sent.");

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
  const user = open(appointmentForm());
  await fill(user, { ...rightAppointment, "Phone (optional)": "123", "LinkedIn (optional)": "x" });
  await user.clear(control("Phone (optional)"));
  await user.clear(control("LinkedIn (optional)"));
  await user.click(book());
  await screen.findByText("Your appointment request has been sent.");
  expect(server.current.received[0]?.body).toMatchObject({ phone: "", linkedIn: "" });
});

it("on a page, says politely that it has arrived, until the visitor types again", async () => {
  const user = open(appointmentForm());
  await fill(user, rightAppointment);
  await user.click(book());
  const status = screen.getByRole("status");
  await waitFor(() =>
    expect(status).toHaveTextContent(/^Your appointment request has been sent\.$/),
  );
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(control("Service")).toHaveValue("Select Services");
  await user.type(control("Name"), "B");
  expect(status).toBeEmptyDOMElement();
});

it("in a dialog, leaves saying so to whoever closes it", async () => {
  const closed = jest.fn();
  const user = open(appointmentForm(closed));
  await fill(user, rightAppointment);
  await user.click(book());
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(control("Name")).toHaveValue("");
});

it("does not call an appointment made that failed", async () => {
  server.current.answer = (response) => response.writeHead(500).end();
  const closed = jest.fn();
  const user = open(appointmentForm(closed));
  await fill(user, rightAppointment);
  await user.click(book());
  await screen.findByRole("alert");
  expect(closed).not.toHaveBeenCalled();
});
