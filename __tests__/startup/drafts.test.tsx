import { fireEvent } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { keepDrafts } from "../../src/startup/inline/drafts";
import { contactForm, enquiry } from "../forms/support/forms";

const key = "draft:/mainsite/submitcontact";

beforeAll(keepDrafts);
beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = renderToString(contactForm);
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

it("is kept as it is typed, and goes with the submit, which posts the form", () => {
  const name = enquiry.control("name");
  fireEvent.input(name, { target: { value: "Zoe" } });
  expect(sessionStorage.getItem(key)).toBe(JSON.stringify({ name: "Zoe" }));
  fireEvent.submit(name);
  expect(sessionStorage.getItem(key)).toBeNull();
});

it.each(["rubbish", "null", "[]", '"text"'])(
  "leaves the form as it is when storage holds %s",
  (stored) => {
    sessionStorage.setItem(key, stored);
    dispatchEvent(new Event("DOMContentLoaded"));
    expect(enquiry.control("name")).toHaveValue("");
  },
);
