import { isSeen } from "./clean";
import { withoutWrapping } from "./email-address";
import type { FormField } from "./form";
import { asDialled } from "./phone-number";
import { namedRules } from "./rules";

/** The fields that both forms have. Each form says how it shows them and whether it needs them. */
export const name = {
  control: { kind: "input", type: "text", autoComplete: "name" },
  isHalf: true,
  rule: [[isSeen, "required"]],
  namedRules: namedRules.name,
  limit: 1000,
} satisfies FormField;

export const email = {
  control: { kind: "input", type: "email", autoComplete: "email" },
  isHalf: true,
  normalize: withoutWrapping,
  rule: [[isSeen, "required"]],
  namedRules: namedRules.email,
  limit: 1000,
} satisfies FormField;

export const phone = {
  control: { kind: "input", type: "tel", inputMode: "tel", autoComplete: "tel" },
  normalize: asDialled,
  namedRules: namedRules.phone,
} satisfies FormField;
