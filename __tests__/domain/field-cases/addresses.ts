import { all, blank, each, type FieldCases, unchanged, unseen } from "./field-case";

const address = "name@example.com";

/** What is taken off in both forms. */
const wrapped = [
  ...unseen.flatMap((mark) => [`${mark}${address}${mark}`, `na${mark}me@exam${mark}ple.com`]),
  ...[`\u00a0${address}\u3000`, `\r\n${address}\n`, `\t${address}\t`],
  ...[`"${address}"`, `‘${address}’`, `<${address}>`, `MAILTO:${address}`, `mailto: ${address}`],
  ...[`Name <${address}>`, `"Name, First" <${address}>`, `Name <mailto:${address}>`],
];

/** What is no single address. */
const notOne = [
  ...["name", "name@", "@example.com", "name@example", "name@example..com", "name@@example.com"],
  ...["na me@example.com", "name@exam\nple.com", "name@example.com\r\nBcc: x@y.zz"],
  ...["mailto:name@example.com?cc=x@y.zz", "mailto:a@b.cc,c@d.ee", "name@example.com,"],
  ...["name@example.com;x@y.zz", "x@y.zz>,<q.de", "other@example.com <name@example.com>"],
  ...['"na me"@example.com', "na(me)@example.com", "na,me@example.com", "na\\me@example.com"],
  ...["name@[127.0.0.1]", "name@example.com:25", "name@.example.com", "name@example.com."],
  ...["name@exam%70le.com", "http://name@example.com", "write to name@example.com"],
  // With backtracking these would take minutes.
  ...[`a@${".".repeat(300_000)} `, `a@${"b.".repeat(150_000)}`, "@".repeat(300_000)],
];

export const contactAddresses: FieldCases = {
  form: "contact-enquiry",
  field: "email",
  accepted: [
    ...all(address, ...wrapped),
    ...unchanged("a@b.c", "first.last+tag@mail.example.consulting", "o'neil@example.com"),
    ...unchanged(
      "NAME@Example.COM",
      "a/b=c@example.com",
      "用户@例子.公司",
      "उपयोगकर्ता@उदाहरण.भारत",
    ),
    ...unchanged("josé@example.org", "jose\u0301@example.org"),
  ],
  refused: [...each("invalid", ...notOne), ...each("required", ...blank, "<>", "mailto:")],
};

export const appointmentAddresses: FieldCases = {
  form: "expert-appointment",
  field: "email",
  accepted: [
    ...all(address, ...wrapped),
    ...unchanged("a@b.co", "a@b.info", "a@b.c1", "user@пример.рф", "a@b.公司", "a@b.இந்தியா"),
    // A browser may have written пример.рф like this.
    ...unchanged("user@xn--e1afmkfd.xn--p1ai"),
  ],
  refused: [
    ...each("invalid", ...notOne, "a@b.c", "a@b.museum", "a@b.онлайн"),
    ...each("required", ...blank),
  ],
};
