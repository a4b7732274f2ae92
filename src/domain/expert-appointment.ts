import {
  checkFields,
  isBlank,
  isCalendarDate,
  isEmailWithShortEnding,
  isInternationalPhone,
  isLettersAndSpaces,
  type FieldErrors,
  type FieldRule,
  type TextLimit,
} from "./rules";

/** The service control's first entry, which means that none is chosen yet (specification, section 9). */
export const noService = "Select Services";

/** What an appointment can be about, in the specification's own spelling (section 3). */
export const appointmentServices = [
  noService,
  "Strategy",
  "Human Resources",
  "Marketing",
  "All Of The Above",
] as const;

/** The entries of the time control (specification, section 3). */
export const appointmentTimes = ["Time", "30 Min"] as const;

/** An appointment as it was typed: exactly the fields that are sent (specification, sections 3 and 7). */
export type ExpertAppointment = {
  date: string;
  time: string;
  service: string;
  name: string;
  email: string;
  phone: string;
  linkedIn: string;
};

/** The form before anything is typed. */
export const emptyExpertAppointment: ExpertAppointment = {
  date: "",
  time: "30 Min",
  service: noService,
  name: "",
  email: "",
  phone: "",
  linkedIn: "",
};

/** How much text each field holds. */
export const appointmentLimits: Record<keyof ExpertAppointment, TextLimit> = {
  date: { max: 10, lines: "one" },
  time: { max: 40, lines: "one" },
  service: { max: 40, lines: "one" },
  name: { max: 100, lines: "one" },
  email: { max: 254, lines: "one" },
  phone: { max: 20, lines: "one" },
  linkedIn: { max: 300, lines: "one" },
};

/**
 * Checks an appointment by the rules of the specification (section 5), then by the text limits above.
 * Answers the message for each wrong field, none when it may be sent. Runs in browser and server.
 */
export function validateExpertAppointment(
  values: ExpertAppointment,
): FieldErrors<ExpertAppointment> {
  return checkFields(appointmentFields, values, appointmentRules, appointmentLimits);
}

/** The fields in the order the form shows them. */
export const appointmentFields = [
  "date",
  "time",
  "service",
  "name",
  "email",
  "phone",
  "linkedIn",
] as const;

const appointmentRules: Record<keyof ExpertAppointment, FieldRule> = {
  date: (text) => (isCalendarDate(text) ? undefined : "Please select Date"),
  // The specification leaves the time and the LinkedIn field unchecked.
  time: () => undefined,
  service: (text) =>
    text !== noService && appointmentServices.some((service) => service === text)
      ? undefined
      : "Please select a service",
  name: (text) => {
    if (isBlank(text)) return "Name is required";
    return isLettersAndSpaces(text) ? undefined : "Name is invalid";
  },
  email: (text) => {
    if (text === "") return "Email is required";
    return isEmailWithShortEnding(text) ? undefined : "Email is invalid";
  },
  phone: (text) =>
    text === "" || isInternationalPhone(text) ? undefined : "Phone number is invalid",
  linkedIn: () => undefined,
};
