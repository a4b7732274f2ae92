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
