import { fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { keepDrafts } from "../../src/startup/inline/drafts";
import type { EnquiryField } from "../setup/form-words";
import { contactForm, enquiry } from "../forms/support/forms";

const key = "draft:/mainsite/submitcontact";
const draft = (): unknown => JSON.parse(sessionStorage.getItem(key) ?? "null");

beforeAll(keepDrafts);
beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = renderToString(contactForm);
  // As React's root does with events of a part that is not hydrated.
  document.body.addEventListener("input", (event) => event.stopPropagation(), true);
});

const type = (name: EnquiryField, value: string) =>
  fireEvent.input(enquiry.control(name), { target: { value } });

it("keeps the other values of an earlier draft", () => {
  sessionStorage.setItem(key, JSON.stringify({ name: "Older", email: "older@example.com" }));
  type("name", "Newer");
  expect(draft()).toEqual({ name: "Newer", email: "older@example.com" });
});

it("is shown again on a page whose scripts have not come, in controls of every kind", () => {
  const html = `<form data-draft="d"><input name="name"><textarea name="text"></textarea>
    <select name="choice"><option value="">?</option><option>HR</option></select></form>`;
  document.body.innerHTML = html;
  const values = { name: "Zoe", text: "a\nb", choice: "HR" };
  sessionStorage.setItem("d", JSON.stringify({ ...values, gone: "x", elements: 7 }));
  dispatchEvent(new Event("DOMContentLoaded"));
  expect(Object.fromEntries(new FormData(document.forms[0]))).toEqual(values);
});

it.each(["rubbish", "null", "[]", '"text"'])(
  "leaves the form as it is when storage holds %s",
  (stored) => {
    sessionStorage.setItem(key, stored);
    dispatchEvent(new Event("DOMContentLoaded"));
    expect(enquiry.control("name")).toHaveValue("");
  },
);

it("leaves a hydrated form to its own code", () => {
  delete screen.getByRole("form").dataset.draft;
  type("name", "Asha");
  expect(draft()).toBeNull();
});

it("ignores controls outside of the forms", () => {
  document.body.innerHTML = "<input aria-label='Search'>";
  fireEvent.input(screen.getByRole("textbox"), { target: { value: "hr" } });
  expect(sessionStorage).toHaveLength(0);
});
