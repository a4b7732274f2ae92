import { screen, within } from "@testing-library/react";
import { reply } from "./support/form-server";
import {
  control,
  fill,
  valuesOf,
  isMarkedWrong,
  open,
  rightEnquiry,
  send,
  summary,
  summaryEntries,
  withServer,
} from "./support/forms";

const server = withServer();

it("shows no error before the first submit", async () => {
  const user = open();
  await user.type(control("Email"), "asha");
  await user.tab();
  expect(isMarkedWrong("Email")).toBe(false);
  expect(screen.queryByText("Invalid email format")).not.toBeInTheDocument();
});

describe("the error summary", () => {
  it("takes the focus on every submit that finds errors", async () => {
    const user = open();
    await user.click(send());
    expect(summary()).toHaveFocus();
    await user.click(control("Name"));
    await user.click(send());
    expect(summary()).toHaveFocus();
  });

  it("takes the focus when the form is submitted with Enter", async () => {
    const user = open();
    await user.type(control("Name"), "Asha{Enter}");
    expect(summary()).toHaveFocus();
  });

  it.each([
    ["Name is required", "Name"],
    ["Email is required", "Email"],
    ["Phone is required", "Phone"],
    ["Please choose an option", "Choose an option"],
    ["Messages are required", "Message"],
  ])("links '%s' to the field %s", async (message, label) => {
    const user = open();
    await user.click(send());
    const link = within(summary()).getByRole("link", { name: message });
    expect(link).toHaveAttribute("href", `#${control(label).id}`);
    await user.click(link);
    expect(control(label)).toHaveFocus();
    expect(window.location.hash).toBe("");
  });

  it("does not take the focus while a field is edited", async () => {
    const user = open();
    await user.click(send());
    await user.type(control("Name"), "Asha");
    expect(control("Name")).toHaveFocus();
  });
});

it("shows the same message next to the field", async () => {
  const user = open();
  await user.click(send());
  expect(screen.getAllByText("Name is required")).toHaveLength(2);
  expect(control("Phone")).toHaveAccessibleDescription(
    "10 digits, without the country code Phone is required",
  );
});

it("clears only the edited field's error", async () => {
  const user = open();
  await user.click(send());
  await user.type(control("Email"), "a");

  expect(isMarkedWrong("Email")).toBe(false);
  expect(screen.queryByText("Email is required")).not.toBeInTheDocument();
  expect(screen.queryByText("Invalid email format")).not.toBeInTheDocument();
  expect(["Name", "Phone", "Choose an option", "Message"].filter(isMarkedWrong)).toHaveLength(4);
  expect(summaryEntries()).toHaveLength(4);
});

it("clears a select's error when an option is chosen", async () => {
  const user = open();
  await user.click(send());
  await user.selectOptions(control("Choose an option"), "Strategy");
  expect(isMarkedWrong("Choose an option")).toBe(false);
});

it("hides the summary with the last error", async () => {
  const user = open();
  await fill(user, { ...rightEnquiry, Name: "" });
  await user.click(send());
  await user.type(control("Name"), "Asha");
  expect(screen.queryByText("There is a problem")).not.toBeInTheDocument();
});

it("keeps everything that was typed, valid or not", async () => {
  const typed = { ...rightEnquiry, Email: "asha", Phone: "12" };
  const user = open();
  await fill(user, typed);
  await user.click(send());
  expect(valuesOf(typed)).toEqual(typed);
});

describe("errors found by the server only", () => {
  const errors = { email: "Invalid email format", messages: "Please use plain text only" };

  beforeEach(() => {
    server.current.reply = reply(422, { errors });
  });

  it("are shown like local errors, and the values stay", async () => {
    const user = open();
    await fill(user, rightEnquiry);
    await user.click(send());

    expect(await screen.findByRole("group", { name: "There is a problem" })).toHaveFocus();
    expect(summaryEntries()).toEqual([errors.email, errors.messages]);
    expect(control("Message")).toHaveAccessibleDescription(errors.messages);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(valuesOf(rightEnquiry)).toEqual(rightEnquiry);
  });

  it("are cleared one by one on edit, and do not block the next submit", async () => {
    const user = open();
    await fill(user, rightEnquiry);
    await user.click(send());
    await screen.findByText("There is a problem");
    await user.type(control("Message"), "!");
    expect(summaryEntries()).toEqual([errors.email]);

    server.current.reply = reply(201, { id: "1" });
    await user.click(send());
    await screen.findByText("Form submitted successfully!");
    expect(server.current.received[1]?.body).toMatchObject({ messages: "We grow.!" });
  });

  it("count as a refusal when they concern no field of the form", async () => {
    server.current.reply = reply(422, { errors: { fax: "Fax is required" } });
    const user = open();
    await fill(user, rightEnquiry);
    await user.click(send());
    expect(await screen.findByRole("alert")).toHaveTextContent(/did not accept the form/);
  });
});
