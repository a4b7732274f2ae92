import {
  acceptAs,
  blankTexts,
  refuseWith,
  type FieldCases,
  acceptUnchanged,
  invisibleMarks,
} from "./field-case";

const address = "name@example.com";

/** Addresses with what both forms remove around them. */
const wrapped = [
  ...invisibleMarks.flatMap((mark) => [
    `${mark}${address}${mark}`,
    `na${mark}me@exam${mark}ple.com`,
  ]),
  ...[`\u00a0${address}\u3000`, `\r\n${address}\n`, `\t${address}\t`],
  ...[`"${address}"`, `‘${address}’`, `<${address}>`, `MAILTO:${address}`, `mailto: ${address}`],
  ...[`Name <${address}>`, `"Name, First" <${address}>`, `Name <mailto:${address}>`],
];

/** Texts that are not a single address. */
const notOne = [
  ...["name", "name@", "@example.com", "name@example", "name@example..com", "name@@example.com"],
  ...["na me@example.com", "name@exam\nple.com", "name@example.com\r\nBcc: x@y.zz"],
  ...["mailto:name@example.com?cc=x@y.zz", "mailto:a@b.cc,c@d.ee", "name@example.com,"],
  ...["name@example.com;x@y.zz", "x@y.zz>,<q.de", "other@example.com <name@example.com>"],
  ...['"na me"@example.com', "na(me)@example.com", "na,me@example.com", "na\\me@example.com"],
  ...["name@[127.0.0.1]", "name@example.com:25", "name@.example.com", "name@example.com."],
  ...["name@exam%70le.com", "http://name@example.com", "write to name@example.com"],
  // A pattern that backtracks would take minutes for these.
  ...[`a@${".".repeat(300_000)} `, `a@${"b.".repeat(150_000)}`, "@".repeat(300_000)],
];

export const contactAddresses: FieldCases = {
  form: "contact-enquiry",
  field: "email",
  accepted: [
    ...acceptAs(address, ...wrapped),
    ...acceptUnchanged("a@b.c", "first.last+tag@mail.example.consulting", "o'neil@example.com"),
    ...acceptUnchanged(
      "NAME@Example.COM",
      "a/b=c@example.com",
      "用户@例子.公司",
      "उपयोगकर्ता@उदाहरण.भारत",
    ),
    ...acceptUnchanged("josé@example.org", "jose\u0301@example.org"),
  ],
  refused: [
    ...refuseWith("invalid", ...notOne),
    ...refuseWith("required", ...blankTexts, "<>", "mailto:"),
  ],
};

export const appointmentAddresses: FieldCases = {
  form: "expert-appointment",
  field: "email",
  accepted: [
    ...acceptAs(address, ...wrapped),
    ...acceptUnchanged("a@b.co", "a@b.info", "a@b.c1", "user@пример.рф", "a@b.公司", "a@b.இந்தியா"),
    // A browser may have written пример.рф like this.
    ...acceptUnchanged("user@xn--e1afmkfd.xn--p1ai"),
  ],
  refused: [
    ...refuseWith("invalid", ...notOne, "a@b.c", "a@b.museum", "a@b.онлайн"),
    ...refuseWith("required", ...blankTexts),
  ],
};
