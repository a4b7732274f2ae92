import { createDraft } from "../../src/forms/draft";

const empty = { name: "", time: "30 Min" };
const draft = createDraft("talk", empty);

beforeEach(() => sessionStorage.clear());

it("begins as the empty form", () => {
  expect(draft.read()).toEqual(empty);
});

it("keeps what is written", () => {
  draft.write({ name: "Asha", time: "Time" });
  expect(createDraft("talk", empty).read()).toEqual({ name: "Asha", time: "Time" });
});

it("belongs to one form", () => {
  draft.write({ name: "Asha", time: "Time" });
  expect(createDraft("call", empty).read()).toEqual(empty);
});

it("is forgotten when the form is empty again", () => {
  draft.write({ name: "Asha", time: "30 Min" });
  draft.write(empty);
  expect(sessionStorage).toHaveLength(0);
});

it("takes only fields that the form has, and only text", () => {
  sessionStorage.setItem("draft:talk", '{"name":7,"time":"Time","fax":"1"}');
  expect(draft.read()).toEqual({ name: "", time: "Time" });
});

it.each(["rubbish", "null", "7", '"text"', "[]"])("is empty where storage holds %s", (stored) => {
  sessionStorage.setItem("draft:talk", stored);
  expect(draft.read()).toEqual(empty);
});

it("does nothing where storage is blocked", () => {
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
