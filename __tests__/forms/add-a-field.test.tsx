import { screen } from "@testing-library/react";
import { Form } from "../../src/forms/form";
import { companyControl, formWithCompany } from "./support/company-field";
import { rightEnquiry } from "../setup/form-words";
import { content, enquiry, open, withServer } from "./support/forms";

const server = withServer();
const { fill, words, submit } = enquiry;
const control = () => screen.getByLabelText(companyControl.label);
const text = {
  ...content.contactEnquiryForm,
  controls: [
    ...content.contactEnquiryForm.controls.filter(({ name }) => name !== companyControl.name),
    {
      ...companyControl,
      hint: null,
      rule: null,
      placeholder: null,
      initial: null,
      options: [],
      errors: [],
    },
  ],
};

it("renders and sends a field added to the definition and to content", async () => {
  const user = open(<Form {...content} definition={formWithCompany} text={text} />);
  expect(control()).toHaveAttribute("autocomplete", "organization");
  expect(control()).not.toBeRequired();

  await fill(user, rightEnquiry);
  await user.type(control(), "xyz");
  await submit(user);
  await screen.findByText(words.success);
  expect(server.current.received[0]?.body).toMatchObject({ company: "xyz" });
});
