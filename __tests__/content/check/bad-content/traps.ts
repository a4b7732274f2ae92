import { contactEnquiry } from "../../../../src/domain/forms";
import { appointmentWords, enquiryWords } from "../../../setup/form-words";
import { parseEdits } from "./bad-content";

const { initial } = appointmentWords.textOf("time");
const initialTime = { value: initial ?? "Other", label: "Other" };

/** The positions of fields in the forms, whose order is content. */
const [emailAt, optionAt] = (["email", "option"] as const).map(
  (name) => `controls[${enquiryWords.names.indexOf(name)}]`,
);
const [dateAt, timeAt, appointmentEmailAt, appointmentPhoneAt] = (
  ["date", "time", "email", "phone"] as const
).map((name) => `controls[${appointmentWords.names.indexOf(name)}]`);

/** A select whose choices each row adds. */
const ownOption = `"name": "option", "label": "Own", "errors": ${JSON.stringify(enquiryWords.textOf("option").errors)}`;
const one = '{ "value": "One", "label": "One" }';

const fieldNames = `"${Object.keys(contactEnquiry.fields).join('", "')}"`;

/** Mistakes that look right and spoil the site. */
export const traps = parseEdits(String.raw`
company.json
a day twice || ("days": )\[[^\]]*\] || $1["Monday", ¦"Monday"] || hours.periods[0].days[1]: expected a value that no other item has, got "Monday", as item [0] has
company.json hours.periods[0].closes hours.periods[0].opens
an office that closes before it opens || "06:00" || "10:00" || expected a time after 10:00, when the office opens, got …
"10:00" || "10:00"

company.json hours.periods
hours that begin before others have ended || [{ "days": ["Monday", "Friday"], "opens": "09:00", "closes": "13:00" }, { "days": ["Friday"], "opens": ¦"12:00", "closes": "17:00" }] || [1].opens: expected hours apart from 09:00 to 13:00 on Friday, got 12:00 to 17:00
hours that are there twice || [{ "days": ["Sunday"], "opens": "09:00", "closes": "13:00" }, { "days": ["Sunday"], "opens": ¦"09:00", "closes": "13:00" }] || [1].opens: expected hours apart from 09:00 to 13:00 on Sunday, got 09:00 to 13:00

company.json office
an address with a part that the office lacks || { "label": "Office", "street": "1 Street", "locality": "Douglas", "country": "Isle of Man", "countryCode": "IM", "address": ¦"{postalCode} {locality}" } || .address: expected no {postalCode}, which this office lacks
company.json office.address
an address with a misspelt part || "{town}" || expected no placeholders other than {street}, {locality}, {region}, {postalCode}, {country}, got …

forms/messages.json alternative
a template without one of its placeholders || "Write to {email}." || expected a text with the placeholder {phone}, got …

forms/contact-enquiry.json ${emailAt}.errors
no message for one of a field's errors || [{ "when": "invalid", "message": "No" }] || the field "email" needs words for "required", got none
forms/contact-enquiry.json
a message for what the field does not check || ("name": "option",[^]*?"errors": \[[^\]]*\}) || $1, { "when": ¦"invalid", "message": "No" } || ${optionAt}.errors[1].when: the field "option" has no "invalid"
no words for a field || "controls": (\[[^]*?),\s*\{\s*"name": "messages"[^]*?\]\s*\} || "controls": ¦$1 || controls: expected a control named "messages", got none
words for a field twice || (\{\s*"name": "email") || { "name": ¦"name", "label": "Again" }, $1 || ${emailAt}.name: expected one control named "name", got a second
words for no field || (\{\s*"name": "email") || { "name": ¦"fax", "label": "Fax" }, $1 || ${emailAt}.name: expected one of ${fieldNames}, got "fax"

forms/contact-enquiry.json ${optionAt}
a list that is empty at first || { ${ownOption}, "options": [${one}] } || the field "option" needs a placeholder: nothing is chosen at first
a list without choices || { ${ownOption}, "placeholder": "-", "options": ¦[] } || .options: the field "option" needs choices
a choice twice || { ${ownOption}, "placeholder": "-", "options": [${one}, { "value": ¦"One", "label": "Again" }] } || .options[1].value: the field "option" has "One" only once
forms/expert-appointment.json ${timeAt}
a first choice that the list lacks || { "name": "time", "label": "Own", "initial": ¦"Nothing", "options": [${one}] } || .initial: the field "time" has no choice "Nothing"
forms/expert-appointment.json
choices of a text || ("name": "date", *\s*"label": "[^"]*") || $1, "options": ¦[{ "value": "A", "label": "A" }] || ${dateAt}.options: the field "date" has no choices
digits of what is no phone || ("name": "email",) || $1 "digits": ¦10, || ${appointmentEmailAt}.digits: the field "email" is no phone number
digits in no order || "digits": \d+ || "digits": 9, "digitsTo": ¦9 || ${appointmentPhoneAt}.digitsTo: the field "phone" needs "digits" below 9
a rule, which is code now || "digits": \d+ || "rule": ¦"ten digits" || ${appointmentPhoneAt}.rule: expected one of the fields name, label, hint, errorHint, digits, digitsTo, placeholder, options, initial, errors, got "rule"

forms/expert-appointment.json ${timeAt}.options
a choice with a blank at its end || [{ "value": ¦"Time ", "label": "Time" }, ${JSON.stringify(initialTime)}] || [0].value: expected a line of text without blanks at its ends, got "Time "

case-studies.json
a case study that leads nowhere || (\{)(\s*"id": "[^"]*"[^}]*?),\s*"(slug|to)": "[^"]*" || ¦$1$2 || tiles[0]: expected either an article (slug) or a link (to), one of the two
a case study that leads to an article and elsewhere || (\{)(\s*"id": "[^"]*") || ¦$1$2, "to": "/" || tiles[0]: expected either an article (slug) or a link (to), one of the two
`);
