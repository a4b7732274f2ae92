import { appointmentWords, enquiryWords } from "../../setup/form-words";
import { refuseWith, type FieldCases, acceptUnchanged } from "./field-case";

const other = "a choice of no list";

export const choices: readonly FieldCases[] = [
  {
    form: "contact-enquiry",
    field: "option",
    accepted: acceptUnchanged(...enquiryWords.choices("option")),
    refused: refuseWith("required", "", other),
  },
  {
    form: "expert-appointment",
    field: "service",
    accepted: acceptUnchanged(...appointmentWords.choices("service")),
    refused: refuseWith("required", "", other, appointmentWords.textOf("service").initial ?? ""),
  },
  {
    form: "expert-appointment",
    field: "time",
    accepted: acceptUnchanged("", other, ...appointmentWords.choices("time")),
    refused: [],
  },
  {
    form: "expert-appointment",
    field: "linkedIn",
    accepted: acceptUnchanged("", "in/asha", "a".repeat(301)),
    refused: [],
  },
  {
    form: "expert-appointment",
    field: "date",
    // A past day may be typed.
    accepted: acceptUnchanged("2028-02-29", "2001-01-01"),
    refused: refuseWith("required", "", "tomorrow", "2026-02-31", "2026-13-01", "01/12/2026"),
  },
];
