import { all, blank, each, type FieldCases, unchanged, unseen } from "./field-case";

const address = "name@example.com";

/** What is taken off in both forms. */
const wrapped = [
  ...unseen.flatMap((mark) => [`${mark}${address}${mark}`, `na${mark}me@exam${mark}ple.com`]),
  ...[`\u00a0${address}\u3000`, `\r\n${address}\n`, `\t${address}\t`],
  ...[
    `${address},`,
    `${address} ,`,
    `${address}。`,
    `<${address}`,
    `"${address}"`,
    `「${address}」`,
  ],
  ...[`("<${address}>"),`, `MAILTO:${address}`, `mailto:name%40example.com`],
  ...[`mailto:${address}?subject=x`, `mailto: ${address}`, `E-mail: ${address}`],
  ...[`Name <${address}>,`, `"Name, First" <${address}>`, `To: Name <${address}>;`],
  ...[`Name <mailto:${address}>`, `'${address}' <${address}>`, `${address} <mailto:${address}>`],
  ...[`ｎａｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ`, `name@example。com`],
];

/** What is no single address. */
const notOne = [
  ...["name", "name@", "@example.com", "name@example", "name@example..com", "name@@example.com"],
  ...["na me@example.com", "name@exam\nple.com", "name@example.com\r\nBcc: x@y.zz"],
  ...["mailto:name@example.com%0d%0abcc:x@y.zz", "mailto:a@b.cc,c@d.ee", "mailto:%"],
  ...["name@example.com;x@y.zz", "x@y.zz>,<q.de", "other@example.com <name@example.com>"],
  ...['"na me"@example.com', "na(me)@example.com", "na,me@example.com", "na\\me@example.com"],
  ...["name@[127.0.0.1]", "name@127.0.0.1", "name@example.42", "name@example.com:25"],
  ...["name@exam%70le.com", "http://name@example.com", "write to name@example.com"],
  // With backtracking the last two would take minutes.
  ...[`name@${"e".repeat(250)}.com`, `a@${".".repeat(300_000)} `, "@".repeat(300_000)],
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
    ...unchanged(`${"e".repeat(240)}@example.com`),
    ...all("josé@example.org", "jose\u0301@example.org", "mailto:jos%C3%A9@example.org"),
    ...all("office@example.com", "o\ufb03ce@example.com"),
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
