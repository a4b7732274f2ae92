import { screen, within } from "@testing-library/react";
import {
  control,
  controlsOf,
  fill,
  type Filling,
  valuesOf,
  isMarkedWrong,
  open,
  rightEnquiry,
  send,
  summaryEntries,
  withServer,
} from "./support/forms";

const server = withServer();

it("has the specified fields, all required, in the specified order", () => {
  open();
  const labels = ["Name", "Email", "Phone", "Choose an option", "Message"];
  expect(controlsOf("Send us an enquiry")).toEqual(labels.map(control));
  labels.map(control).forEach((each) => expect(each).toBeRequired());
});

it("offers the specified options and selects none of them", () => {
  open();
  const options = within(control("Choose an option")).getAllByRole("option");
  expect(options.map((option) => option.textContent)).toEqual([
    "Select one",
    "Strategy",
    "Human Resource",
    "Marketing",
    "All of The above",
  ]);
  expect(control("Choose an option")).toHaveValue("");
});

it.each([
  ["Name", "text", null, "name"],
  ["Email", "email", null, "email"],
  ["Phone", "text", "numeric", "tel-national"],
])("%s has type=%s, inputmode=%s and autocomplete=%s", (label, type, inputMode, autoComplete) => {
  open();
  expect(control(label)).toHaveProperty("type", type);
  expect(control(label).getAttribute("inputmode")).toBe(inputMode);
  expect(control(label)).toHaveAttribute("autocomplete", autoComplete);
});

it("describes the phone field with its hint", () => {
  open();
  expect(control("Phone")).toHaveAccessibleDescription("10 digits, without the country code");
});

it.each([
  ["Name", "", "Name is required"],
  ["Name", "   ", "Name is required"],
  ["Email", "", "Email is required"],
  ["Email", "asha@example", "Invalid email format"],
  ["Phone", "", "Phone is required"],
  ["Phone", "12345", "Phone number must be 10 digits"],
  ["Choose an option", "", "Please choose an option"],
  ["Message", "", "Messages are required"],
  ["Message", "  ", "Messages are required"],
])("does not send when %s is %j, and shows '%s'", async (label, value, message) => {
  const user = open();
  await fill(user, { ...rightEnquiry, [label]: value });
  await user.click(send());

  expect(isMarkedWrong(label)).toBe(true);
  expect(control(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(summaryEntries()).toEqual([message]);
  expect(server.current.received).toEqual([]);
});

it("lists every error of an empty form", async () => {
  const user = open();
  await user.click(send());
  expect(summaryEntries()).toEqual([
    "Name is required",
    "Email is required",
    "Phone is required",
    "Please choose an option",
    "Messages are required",
  ]);
});

it("posts exactly the specified fields", async () => {
  const user = open();
  await fill(user, rightEnquiry);
  await user.click(send());
  await screen.findByRole("alert");

  expect(server.current.received).toHaveLength(1);
  expect(server.current.received[0]).toMatchObject({
    path: "/mainsite/submitcontact",
    headers: { "content-type": "application/json" },
  });
  expect(server.current.received[0]?.body).toStrictEqual({
    name: "Asha Rao",
    email: "asha@example.com",
    phone: "9876543210",
    option: "Human Resource",
    messages: "We grow.",
  });
});

describe("after a successful submit", () => {
  const empty: Filling = { Name: "", Email: "", Phone: "", "Choose an option": "", Message: "" };

  it("resets the form and shows the success message in an alert", async () => {
    const user = open();
    await fill(user, rightEnquiry);
    await user.click(send());
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Form submitted successfully!$/);
    expect(valuesOf(empty)).toEqual(empty);
    expect(isMarkedWrong("Name")).toBe(false);
  });

  it("hides the alert when the visitor types again", async () => {
    const user = open();
    await fill(user, rightEnquiry);
    await user.click(send());
    await screen.findByRole("alert");
    await user.type(control("Name"), "B");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("validates and sends a second enquiry", async () => {
    const user = open();
    await fill(user, rightEnquiry);
    await user.click(send());
    await screen.findByRole("alert");
    await user.type(control("Name"), "Ben");
    await user.click(send());
    expect(summaryEntries()).toHaveLength(4);
    await fill(user, { ...rightEnquiry, Name: "" });
    await user.click(send());
    await screen.findByText("Form submitted successfully!");
    expect(server.current.received).toHaveLength(2);
  });
});
