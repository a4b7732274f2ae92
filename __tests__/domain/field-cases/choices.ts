import { appointmentWords, enquiryWords } from "../../setup/form-words";
import { each, type FieldCases, unchanged } from "./field-case";

const other = "a choice of no list";

export const choices: readonly FieldCases[] = [
  {
    form: "contact-enquiry",
    field: "option",
    accepted: unchanged(...enquiryWords.choices("option")),
    refused: each("required", "", other),
  },
  {
    form: "expert-appointment",
    field: "service",
    accepted: unchanged(...appointmentWords.choices("service")),
    refused: each("required", "", other, appointmentWords.textOf("service").initial ?? ""),
  },
  {
    form: "expert-appointment",
    field: "time",
    accepted: unchanged("", other, ...appointmentWords.choices("time")),
    refused: [],
  },
  {
    form: "expert-appointment",
    field: "linkedIn",
    accepted: unchanged("", "in/asha", "a".repeat(301)),
    refused: [],
  },
  {
    form: "expert-appointment",
    field: "date",
    // A past day may be typed.
    accepted: unchanged("2028-02-29", "2001-01-01"),
    refused: each("required", "", "tomorrow", "2026-02-31", "2026-13-01", "01/12/2026"),
  },
];
