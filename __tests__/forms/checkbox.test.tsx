import { screen } from "@testing-library/react";
import { checked } from "../../src/domain/form-definition";
import { Form } from "../../src/forms/form";
import { rightEnquiry } from "../setup/form-words";
import { consentControl, formWithConsent } from "./support/consent-field";
import { content, enquiry, open, reload, submitted, withServer } from "./support/forms";

const server = withServer();
const { fill, words, submit } = enquiry;
const box = () => screen.getByRole("checkbox", { name: consentControl.label });
const rest = { hint: null, rule: null, placeholder: null, initial: null, options: [] };
const { contactEnquiryForm: form } = content;
const text = { ...form, controls: [...form.controls, { ...rest, ...consentControl }] };
const withConsent = <Form {...content} definition={formWithConsent} text={text} />;

it("asks for a required checkbox, and sends it once it is checked", async () => {
  const user = open(withConsent);
  expect(box()).toBeRequired();
  await fill(user, rightEnquiry);
  await submit(user);
  await submitted();
  expect(box()).toHaveAccessibleDescription(consentControl.errors[0]?.message);
  expect(box()).toBeInvalid();
  expect(server.current.received).toEqual([]);

  await user.click(screen.getByText(consentControl.label));
  expect(box()).toBeChecked();
  expect(box()).toBeValid();
  await submit(user);
  await screen.findByText(words.success);
  expect(server.current.received[0]?.body).toMatchObject({ consent: checked });
});

it("keeps the checkbox in the draft, as it was last", async () => {
  let user = open(withConsent);
  await user.click(box());
  user = reload(withConsent);
  expect(box()).toBeChecked();
  await user.click(box());
  reload(withConsent);
  expect(box()).not.toBeChecked();
});
