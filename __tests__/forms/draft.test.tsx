import { defineForm, emptyValues } from "../../src/domain/form";
import { createDraft } from "../../src/forms/draft";

const form = defineForm({
  name: "talk",
  title: "Talk",
  path: "/talk",
  page: "/talks",
  fields: {
    name: { control: { kind: "input", type: "text" } },
    time: { control: { kind: "select", options: ["Time", "30 Min"] }, initial: "30 Min" },
  },
});
const empty = emptyValues(form);
const draft = createDraft(form);

beforeEach(() => sessionStorage.clear());

it("starts with the initial values", () => {
  expect(draft.read()).toEqual(empty);
});

it("returns the values written before a reload", () => {
  draft.write({ name: "Asha", time: "Time" });
  expect(createDraft(form).read()).toEqual({ name: "Asha", time: "Time" });
});

it("is separate for each form", () => {
  draft.write({ name: "Asha", time: "Time" });
  expect(createDraft({ ...form, path: "/call" }).read()).toEqual(empty);
});

it("is removed when the form is empty again", () => {
  draft.write({ name: "Asha", time: "30 Min" });
  draft.write(empty);
  expect(sessionStorage).toHaveLength(0);
});

it("ignores unknown fields and values that are not text", () => {
  sessionStorage.setItem("draft:/talk", '{"name":7,"time":"Time","fax":"1"}');
  expect(draft.read()).toEqual({ name: "", time: "Time" });
});

it.each(["rubbish", "null", "7", '"text"', "[]"])(
  "returns the initial values when storage holds %s",
  (stored) => {
    sessionStorage.setItem("draft:/talk", stored);
    expect(draft.read()).toEqual(empty);
  },
);

it("does not throw when storage is blocked", () => {
  const blocked = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  try {
    expect(() => draft.write({ name: "Asha", time: "Time" })).not.toThrow();
    expect(draft.read()).toEqual(empty);
  } finally {
    blocked.mockRestore();
  }
});
