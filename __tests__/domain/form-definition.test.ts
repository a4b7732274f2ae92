import type { FormDefinition } from "../../src/domain/form-definition";
import { fillTemplate } from "../../src/lib/fill-template";
import { textsOf, validate, validateOnServer } from "./support/in-words";

const form = {
  name: "talk",
  action: "/talk",
  shownAt: "/talks",
  thankYouPage: "/thanks",
  fields: {
    topic: {
      control: { kind: "input", type: "text" },
      rule: [
        [(text) => text !== "", "required"],
        [(text) => text !== "tax", "tax"],
      ],
      limit: 5,
    },
    notes: { control: { kind: "textarea", rows: 2 }, limit: 5 },
    nickname: {
      control: { kind: "input", type: "text" },
      isOptional: true,
      rule: [[(text) => text.length > 1, "tooShort"]],
    },
  },
} satisfies FormDefinition;
const words = {
  heading: "Talk",
  mailSubject: "Talk from {name}",
  submit: "Send",
  sending: "Sending",
  success: "Sent",
  controls: [
    {
      name: "topic",
      label: "Topic",
      errors: [
        { when: "required", message: "Topic?" },
        { when: "tax", message: "No tax" },
      ],
    },
    { name: "notes", label: "Notes" },
    {
      name: "nickname",
      label: "Nickname",
      errors: [{ when: "tooShort", message: "Nickname is too short" }],
    },
  ],
};
const texts = textsOf(form, words);
const { limits } = texts.messages;
const valid = { topic: "money", notes: "", nickname: "" };

describe("validate", () => {
  it("returns the message of the first test that fails", () => {
    expect(validate(texts, { ...valid, topic: "" })).toEqual({ topic: "Topic?" });
    expect(validate(texts, { ...valid, topic: "tax" })).toEqual({ topic: "No tax" });
  });

  it("applies an optional field's rule only to what is typed", () => {
    expect(validate(texts, valid)).toEqual({});
    expect(validate(texts, { ...valid, nickname: "x" })).toEqual({
      nickname: "Nickname is too short",
    });
  });

  it("leaves limits and line breaks to the server", () => {
    expect(validate(texts, { topic: "money\nand", notes: "", nickname: "" })).toEqual({});
  });
});

describe("validateOnServer", () => {
  const messageFor = (name: keyof typeof valid, text: string) =>
    validateOnServer(texts, { ...valid, [name]: text })[name];

  it("applies the rules before the limits", () => {
    expect(messageFor("topic", "")).toBe("Topic?");
  });

  it("accepts a text up to its limit", () => {
    expect(messageFor("notes", "12345")).toBeUndefined();
    expect(messageFor("notes", "123456")).toBe(fillTemplate(limits.tooLong, { max: "5" }));
  });

  it("counts characters, of any script, and a line break as one", () => {
    expect(messageFor("notes", "🙂🙂🙂🙂🙂")).toBeUndefined();
    expect(messageFor("notes", "1\r\n3\r\n5")).toBeUndefined();
    expect(messageFor("notes", "🙂🙂🙂🙂🙂🙂")).toBeDefined();
  });

  it.each(["\r", "\n", "\r\n"])("refuses %j in a single-line text only", (lineBreak) => {
    expect(messageFor("topic", `a${lineBreak}b`)).toBe(limits.severalLines);
    expect(messageFor("notes", `a${lineBreak}b`)).toBeUndefined();
  });

  it("does not limit a field without a limit", () => {
    expect(messageFor("nickname", "\0\n".repeat(10_000))).toBeUndefined();
  });
});
