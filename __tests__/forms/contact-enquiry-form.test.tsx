import { screen, within } from "@testing-library/react";
import { rightEnquiry } from "../setup/form-words";
import { reply } from "./support/form-server";
import { content, open, summaryEntries, withServer, enquiry } from "./support/forms";

const server = withServer();
const { control, fill, valuesOf, isMarkedWrong, controls, words, submit } = enquiry;

it("has every field, in the order of content", () => {
  open();
  expect(controls()).toEqual(words.names.map(control));
  for (const name of words.required) expect(control(name)).toBeRequired();
  const options = within(control("option")).getAllByRole("option");
  expect(options.map((option) => option.textContent)).toEqual([
    words.textOf("option").placeholder,
    ...(words.textOf("option").options ?? []).map(({ label }) => label),
  ]);
  expect(control("option")).toHaveValue("");
  expect(control("phone")).toHaveAccessibleDescription(words.textOf("phone").hint);
});

it("sends the digits of a phone number, and keeps what was typed", async () => {
  server.current.reply = reply(500);
  const user = open();
  const phone = rightEnquiry.phone.replace("9876543210", "(98765) 432-10");
  await fill(user, { ...rightEnquiry, phone });
  await submit(user);
  await screen.findByRole("alert");
  expect(server.current.received[0]?.body).toHaveProperty("phone", rightEnquiry.phone);
  expect(control("phone")).toHaveValue(phone);
});

it("resets after a success, says so until the visitor types again, and sends a second enquiry", async () => {
  const empty = { name: "", email: "", phone: "", option: "", messages: "" };
  const user = open();
  await fill(user, rightEnquiry);
  await submit(user);
  expect((await screen.findByRole("alert")).textContent).toBe(words.success);
  expect(screen.getByText(content.formMessages.thankYou.lead)).toBeVisible();
  expect(valuesOf(empty)).toEqual(empty);
  expect(isMarkedWrong("name")).toBe(false);

  await user.type(control("name"), "Ben");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await submit(user);
  expect(summaryEntries()).toHaveLength(4);
  await fill(user, { ...rightEnquiry, name: "" });
  await submit(user);
  await screen.findByText(words.success);
  expect(server.current.received).toHaveLength(2);
});
