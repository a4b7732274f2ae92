import { contactEnquiry, expertAppointment } from "../../../src/domain/forms";
import { appointment, enquiry } from "../../setup/sample-submissions";
import { words } from "../../setup/words";
import { appointmentAddresses, contactAddresses } from "./addresses";
import { choices } from "./choices";
import type { FieldCases } from "./field-case";
import { messages } from "./messages";
import { appointmentNames, contactNames } from "./names";
import { appointmentPhones, contactPhones } from "./phones";

export const fieldCases: readonly FieldCases[] = [
  ...[contactNames, appointmentNames, contactAddresses, appointmentAddresses],
  ...[contactPhones, appointmentPhones, messages, ...choices],
];

/** Content may ask for another number of digits. */
const withTenDigits = (controls: typeof words.contactEnquiry.controls) =>
  controls.map((control) =>
    control.name === "phone" ? { ...control, digits: 10, digitsTo: undefined } : control,
  );

const companyPhone = "+910000000000";

/** The forms into which the cases are typed, validly filled in otherwise, of a company whose country code is 91. */
export const formsOfCases = {
  "contact-enquiry": {
    definition: contactEnquiry,
    controls: withTenDigits(words.contactEnquiry.controls),
    companyPhone,
    filled: enquiry,
  },
  "expert-appointment": {
    definition: expertAppointment,
    controls: withTenDigits(words.expertAppointment.controls),
    companyPhone,
    filled: appointment,
  },
};
