/** The form with other words in a copy of content. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { screen } from "@testing-library/react";
import type text from "../../content/forms/contact-enquiry.json";
import { ContactEnquiryForm } from "../../src/forms/contact-enquiry-form";
import { contentCopyPerTest } from "../setup/content-copy";
import { contentRoot } from "../setup/content-root";
import { rightEnquiry } from "../setup/form-words";
import { queryContent } from "../setup/query";
import { enquiry, open, summaryEntries, withServer } from "./support/forms";

const server = withServer();
const content = contentCopyPerTest();
const { control, fill, words, submit } = enquiry;

/** Opens the form as content has it after a change of its file. */
function openChanged(change: (form: typeof text) => void) {
  const path = join(content.dir, "forms/contact-enquiry.json");
  const changed: typeof text = JSON.parse(readFileSync(path, "utf8"));
  change(changed);
  writeFileSync(path, JSON.stringify(changed));
  const data = queryContent<Queries.ContactEnquiryFormFragment>(
    "{ ...ContactEnquiryForm }",
    {},
    contentRoot(content.dir),
  );
  return open(<ContactEnquiryForm {...data} />);
}

it("shows the error messages of content", async () => {
  const user = openChanged(({ controls }) => {
    for (const { name, errors } of controls) {
      for (const error of errors) error.message = `${name}: ${error.when}?`;
    }
  });
  await fill(user, { ...rightEnquiry, name: "", email: "asha" });
  await submit(user);
  expect(summaryEntries().sort()).toEqual(["email: invalid?", "name: required?"]);
  expect(control("name")).toHaveAccessibleDescription("name: required?");
});

it("shows the labels and order of content's options, and sends the same values", async () => {
  const user = openChanged(({ controls }) => {
    for (const { options = [] } of controls) {
      options.reverse();
      for (const option of options) option.label = `Choose ${option.value}`;
    }
  });
  const labels = screen.getAllByRole("option").map((option) => option.textContent);
  const values = (words.textOf("option").options ?? []).map(({ value }) => `Choose ${value}`);
  expect(labels).toEqual([words.textOf("option").placeholder, ...values.reverse()]);

  await fill(user, { ...rightEnquiry, option: "Choose Human Resource" });
  await submit(user);
  await screen.findByText(words.success);
  expect(server.current.received[0]?.body).toMatchObject({ option: "Human Resource" });
});
