/** The form with other words in a copy of content. */
import { screen } from "@testing-library/react";
import { ContactEnquiryForm } from "../../src/forms/contact-enquiry-form";
import { contentCopyPerTest } from "../setup/content-copy";
import { contentRoot } from "../setup/content-root";
import { queryContent } from "../setup/query";
import {
  control,
  fill,
  open,
  rightEnquiry,
  send,
  summaryEntries,
  withServer,
} from "./support/forms";

const server = withServer();
const content = contentCopyPerTest();
const file = "forms/contact-enquiry.json";

function openCopy() {
  const data = queryContent<Queries.ContactEnquiryFormFragment>(
    "{ ...ContactEnquiryForm }",
    {},
    contentRoot(content.dir),
  );
  return open(<ContactEnquiryForm {...data} />);
}

it("shows the error messages of content", async () => {
  content.edit(file, /Name is required/, "Who are you?");
  content.edit(file, /Invalid email format/, "No such address");
  const user = openCopy();
  await fill(user, { ...rightEnquiry, Name: "", Email: "asha" });
  await user.click(send());
  expect(summaryEntries()).toEqual(["Who are you?", "No such address"]);
  expect(control("Name")).toHaveAccessibleDescription("Who are you?");
});

it("shows the labels and order of content's options, and sends the same values", async () => {
  content.edit(
    file,
    /(\{ "value": "Strategy"[^}]*\}),(\s*)\{ "value": "Human Resource", "label": "Human Resource" \}/,
    '{ "value": "Human Resource", "label": "People" },$2$1',
  );
  const user = openCopy();
  const labels = screen.getAllByRole("option").map((option) => option.textContent);
  expect(labels).toEqual(["Select one", "People", "Strategy", "Marketing", "All of The above"]);

  await fill(user, { ...rightEnquiry, "Choose an option": "People" });
  await user.click(send());
  await screen.findByText("Form submitted successfully!");
  expect(server.current.received[0]?.body).toMatchObject({ option: "Human Resource" });
});
