import {
  contactFields,
  contactLimits,
  contactOptions,
  emptyContactEnquiry,
  validateContactEnquiry,
  type ContactEnquiry,
} from "../../src/domain/contact-enquiry";

const filled: ContactEnquiry = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "9876543210",
  option: "Strategy",
  messages: "We grow, and would like to grow well.",
};

const messageFor = (field: keyof ContactEnquiry, text: string) =>
  validateContactEnquiry({ ...filled, [field]: text })[field];

describe("validateContactEnquiry", () => {
  it("finds nothing wrong with a filled form", () => {
    expect(validateContactEnquiry(filled)).toEqual({});
  });

  it("names every field of an empty form", () => {
    expect(validateContactEnquiry(emptyContactEnquiry)).toEqual({
      name: "Name is required",
      email: "Email is required",
      phone: "Phone is required",
      option: "Please choose an option",
      messages: "Messages are required",
    });
  });

  it("names only the field that is wrong", () => {
    expect(validateContactEnquiry({ ...filled, phone: "1" })).toEqual({
      phone: "Phone number must be 10 digits",
    });
  });

  it.each<[keyof ContactEnquiry, string, string]>([
    ["name", "", "Name is required"],
    ["name", "  \t ", "Name is required"],
    ["email", "", "Email is required"],
    ["email", "asha", "Invalid email format"],
    ["email", "asha@example", "Invalid email format"],
    ["email", "@example.com", "Invalid email format"],
    ["email", "asha@.com", "Invalid email format"],
    ["email", "asha@example.", "Invalid email format"],
    ["email", "asha@@example.com", "Invalid email format"],
    ["email", "as ha@example.com", "Invalid email format"],
    ["email", " asha@example.com", "Invalid email format"],
    ["email", "asha@example.com\n", "Invalid email format"],
    ["phone", "", "Phone is required"],
    ["phone", "987654321", "Phone number must be 10 digits"],
    ["phone", "98765432101", "Phone number must be 10 digits"],
    ["phone", "+919876543210", "Phone number must be 10 digits"],
    ["phone", "98765 43210", "Phone number must be 10 digits"],
    ["phone", "९८७६५४३२१०", "Phone number must be 10 digits"],
    ["phone", "987654321O", "Phone number must be 10 digits"],
    ["phone", "9876543210\n", "Phone number must be 10 digits"],
    ["option", "", "Please choose an option"],
    ["option", "Human Resources", "Please choose an option"],
    ["option", "All Of The Above", "Please choose an option"],
    ["messages", "", "Messages are required"],
    ["messages", " \n ", "Messages are required"],
  ])("%s %j: %s", (field, text, message) => {
    expect(messageFor(field, text)).toBe(message);
  });

  it.each<[keyof ContactEnquiry, string]>([
    ["name", "O'Brien-Smith 3rd"],
    ["name", "山田太郎"],
    ["email", "a@b.c"],
    ["email", "first.last+tag@mail.example.consulting"],
    ["email", "用户@例子.公司"],
    ["phone", "0000000000"],
    ["messages", "two\r\nlines\tand a tab"],
    ["messages", "👩🏽‍💻"],
    ...contactOptions.map((option): [keyof ContactEnquiry, string] => ["option", option]),
  ])("%s %j is right", (field, text) => {
    expect(messageFor(field, text)).toBeUndefined();
  });

  it.each(["\r", "\n", "\0", "\u2028", "\u0085", "\u001b"])(
    "a single line refuses the control character %j",
    (character) => {
      expect(messageFor("name", `Asha${character}Bcc: you@example.com`)).toBe(
        "Please use one line of plain text",
      );
    },
  );

  it.each(["\0", "\u0007", "\ud800"])("a message refuses %j", (character) => {
    expect(messageFor("messages", `hello${character}`)).toBe("Please use plain text only");
  });

  it.each(contactFields.filter((field) => field === "name" || field === "messages"))(
    "%s ends at its limit",
    (field) => {
      const { max } = contactLimits[field];
      expect(messageFor(field, "a".repeat(max))).toBeUndefined();
      expect(messageFor(field, "a".repeat(max + 1))).toBe(`Please use at most ${max} characters`);
    },
  );

  it("ends an e-mail address at 254 characters", () => {
    const ending = "@example.com";
    expect(messageFor("email", "a".repeat(254 - ending.length) + ending)).toBeUndefined();
    expect(messageFor("email", "a".repeat(255 - ending.length) + ending)).toBe(
      "Please use at most 254 characters",
    );
  });

  it("answers within a moment for a text made to slow a pattern down", () => {
    const started = performance.now();
    messageFor("email", `a@${".".repeat(30_000)} `);
    messageFor("email", "@".repeat(30_000));
    expect(performance.now() - started).toBeLessThan(200);
  });
});

it("offers the specified options", () => {
  expect(contactOptions).toEqual(["Strategy", "Human Resource", "Marketing", "All of The above"]);
});
