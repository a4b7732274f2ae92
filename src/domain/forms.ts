import { contactEnquiry } from "./contact-enquiry";
import { expertAppointment } from "./expert-appointment";
import type { FormDefinition } from "./form";

/** Every form of the site. */
export const formDefinitions: readonly FormDefinition[] = [contactEnquiry, expertAppointment];
