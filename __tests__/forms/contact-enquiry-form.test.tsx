import { screen, within } from "@testing-library/react";
import { type EnquiryField, rightEnquiry } from "../setup/form-words";
import { reply } from "./support/form-server";
import { content, open, summaryEntries, withServer, enquiry } from "./support/forms";

const server = withServer();
const { control, fill, valuesOf, isMarkedWrong, controls, words, submit } = enquiry;

it("has every field, all required, in the order of content", () => {
  open();
  expect(controls()).toEqual(words.names.map(control));
  controls().forEach((each) => expect(each).toBeRequired());
});

it("offers the placeholder and the options of content, and selects none of them", () => {
  open();
  const options = within(control("option")).getAllByRole("option");
  expect(options.map((option) => option.textContent)).toEqual([
    words.textOf("option").placeholder,
    ...(words.textOf("option").options ?? []).map(({ label }) => label),
  ]);
  expect(control("option")).toHaveValue("");
});

it.each<[EnquiryField, string, string | null, string]>([
  ["name", "text", null, "name"],
  ["email", "email", null, "email"],
  ["phone", "text", "numeric", "tel-national"],
])("%s has type=%s, inputmode=%s and autocomplete=%s", (name, type, inputMode, autoComplete) => {
  open();
  expect(control(name)).toHaveProperty("type", type);
  expect(control(name).getAttribute("inputmode")).toBe(inputMode);
  expect(control(name)).toHaveAttribute("autocomplete", autoComplete);
});

it("describes the phone field with its hint", () => {
  open();
  expect(control("phone")).toHaveAccessibleDescription(words.textOf("phone").hint);
});

it.each<[EnquiryField, string, string]>([
  ["name", "", "required"],
  ["name", "   ", "required"],
  ["email", "", "required"],
  ["email", "asha@example", "invalid"],
  ["phone", "", "required"],
  ["phone", "12345", "invalid"],
  ["option", "", "required"],
  ["messages", "", "required"],
  ["messages", "  ", "required"],
])("does not send when %s is %j, and shows that it is %s", async (name, value, violation) => {
  const user = open();
  const message = words.error(name, violation);
  await fill(user, { ...rightEnquiry, [name]: value });
  await submit(user);

  expect(isMarkedWrong(name)).toBe(true);
  expect(control(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(summaryEntries()).toEqual([message]);
  expect(server.current.received).toEqual([]);
});

it("lists every error of an empty form", async () => {
  const user = open();
  await submit(user);
  expect(summaryEntries()).toEqual(words.names.map((name) => words.error(name)));
});

it("posts exactly the specified fields", async () => {
  const user = open();
  await fill(user, rightEnquiry);
  await submit(user);
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

it("sends the digits of a phone number, and keeps what was typed", async () => {
  server.current.reply = reply(500);
  const user = open();
  await fill(user, { ...rightEnquiry, phone: "(98765) 432-10" });
  await submit(user);
  await screen.findByRole("alert");
  expect(server.current.received[0]?.body).toHaveProperty("phone", "9876543210");
  expect(control("phone")).toHaveValue("(98765) 432-10");
});

describe("after a successful submit", () => {
  const empty = { name: "", email: "", phone: "", option: "", messages: "" };

  it("resets the form and shows the success message in an alert", async () => {
    const user = open();
    await fill(user, rightEnquiry);
    await submit(user);
    expect((await screen.findByRole("alert")).textContent).toBe(words.success);
    expect(screen.getByText(content.formMessages.thankYou.lead)).toBeVisible();
    expect(valuesOf(empty)).toEqual(empty);
    expect(isMarkedWrong("name")).toBe(false);
  });

  it("hides the alert when the visitor types again", async () => {
    const user = open();
    await fill(user, rightEnquiry);
    await submit(user);
    await screen.findByRole("alert");
    await user.type(control("name"), "B");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("validates and sends a second enquiry", async () => {
    const user = open();
    await fill(user, rightEnquiry);
    await submit(user);
    await screen.findByRole("alert");
    await user.type(control("name"), "Ben");
    await submit(user);
    expect(summaryEntries()).toHaveLength(4);
    await fill(user, { ...rightEnquiry, name: "" });
    await submit(user);
    await screen.findByText(words.success);
    expect(server.current.received).toHaveLength(2);
  });
});
