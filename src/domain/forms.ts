import { contactEnquiry } from "./contact-enquiry";
import { expertAppointment } from "./expert-appointment";
import type { FormDefinition } from "./form";

export const formDefinitions: readonly FormDefinition[] = [contactEnquiry, expertAppointment];
