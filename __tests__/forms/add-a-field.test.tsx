import { screen } from "@testing-library/react";
import { Form } from "../../src/forms/form";
import { companyControl, formWithCompany } from "./support/company-field";
import { content, control, fill, open, rightEnquiry, send, withServer } from "./support/forms";

const server = withServer();
const { label } = companyControl;
const text = {
  ...content.contactEnquiryForm,
  controls: [
    ...content.contactEnquiryForm.controls,
    { ...companyControl, hint: null, placeholder: null, options: null },
  ],
};

it("renders, validates and sends a field added to the definition and to content", async () => {
  const user = open(<Form {...content} definition={formWithCompany} text={text} />);
  expect(control(label)).toHaveAttribute("autocomplete", "organization");
  expect(control(label)).not.toBeRequired();

  await fill(user, { ...rightEnquiry, [label]: "x" });
  await user.click(send());
  expect(control(label)).toHaveAccessibleDescription("Company is too short");

  await user.type(control(label), "yz");
  await user.click(send());
  await screen.findByText("Form submitted successfully!");
  expect(server.current.received[0]?.body).toMatchObject({ company: "xyz" });
});
