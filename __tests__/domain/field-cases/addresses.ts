import { all, each, type FieldCases, unchanged, unseen } from "./field-case";

const address = "name@example.com";

/** What is taken off in both forms. */
const wrapped = [
  ...unseen.flatMap((mark) => [`${mark}${address}${mark}`, `na${mark}me@exam${mark}ple.com`]),
  ...[
    ` ${address} `,
    `\u00a0${address}\u3000`,
    `${address}\n`,
    `\r\n${address}\r\n`,
    `\t${address}\t`,
  ],
  ...[`${address},`, `${address};`, `${address}.`, `${address}:`, `${address}!`, `${address}?`],
  ...[`${address}...`, `${address}…`, `${address} ,`, `${address}。`, `${address}、`],
  ...[`<${address}>`, `<${address}`, `${address}>`, `(${address})`, `[${address}]`, `{${address}}`],
  ...[
    `"${address}"`,
    `'${address}'`,
    `“${address}”`,
    `‘${address}’`,
    `„${address}“`,
    `«${address}»`,
  ],
  ...[`\`${address}\``, `「${address}」`, `＜${address}＞`, `<<${address}>>`, `("<${address}>"),`],
  ...[`mailto:${address}`, `MAILTO:${address}`, `mailto://${address}`, `<mailto:${address}>`],
  ...[
    `mailto:${address}?subject=x`,
    `mailto:${address}?cc=other@example.com`,
    `mailto:name%40example.com`,
  ],
  ...[
    `mailto: ${address}`,
    `E-mail: ${address}`,
    `email:${address}`,
    `SMTP:${address}`,
    `From: ${address}`,
  ],
  ...[`Name <${address}>`, `Name<${address}>`, `"Name, First" <${address}>`, `Name <${address}>,`],
  ...[
    `Name <mailto:${address}>`,
    `"${address}" <${address}>`,
    `${address} <${address}>`,
    `'${address}' <${address}>`,
  ],
  ...[
    `${address} <mailto:${address}>`,
    `${address} (First Name)`,
    `${address} (First Name),`,
    `To: Name <${address}>;`,
  ],
  ...[
    `[${address}](mailto:${address})`,
    `ｎａｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ`,
    `name＠example.com`,
    `name@example。com`,
  ],
];

/** What is no single address. */
const notOne = [
  ...[
    "name",
    "name@",
    "@example.com",
    "name@example",
    "name@.com",
    "name@example..com",
    "name@@example.com",
  ],
  ...[
    "na me@example.com",
    "name @example.com",
    "name@ example.com",
    "name@exam ple.com",
    "na\tme@example.com",
  ],
  ...[
    "name@example.com\r\nBcc: x@y.zz",
    "name@exam\nple.com",
    "mailto:name@example.com%0d%0abcc:x@y.zz",
  ],
  ...[
    "name@example.com, other@example.com",
    "name@example.com other@example.com",
    "name@example.com;x@y.zz",
  ],
  ...["name@example.com,other@example.com", "name@example.com/other@example.com", "x@y.zz>,<q.de"],
  ...[
    "other@example.com <name@example.com>",
    "<name@example.com><other@example.com>",
    "mailto:a@b.cc,c@d.ee",
  ],
  ...["name@example.com, Other <other@example.com>", "name@example.com\u3001other@example.com"],
  ...[
    '"na me"@example.com',
    'na"me@example.com',
    "na(me)@example.com",
    "na,me@example.com",
    "na;me@example.com",
  ],
  ...[
    "na<me@example.com",
    "na\\me@example.com",
    "na:me@example.com",
    "name@exa(m)ple.com",
    "name@a,b.com",
  ],
  ...[
    "name@[127.0.0.1]",
    "name@127.0.0.1",
    "name@example.42",
    "name@example.com:25",
    "name@example.com/path",
  ],
  ...["name@example.com#x", "name@exam%70le.com", "http://name@example.com", "name[at]example.com"],
  ...[
    "name@example.com says hello",
    "write to name@example.com",
    "name@xn--zzzzzzzz.com",
    "mailto:%",
  ],
  ...[
    `${"e".repeat(250)}@example.com`,
    `name@${"e".repeat(250)}.com`,
    "@".repeat(1000),
    `a@${".".repeat(900)}`,
  ],
];

const blank = [
  "",
  " ",
  "\u200b",
  "\u3164",
  "\u2800",
  "\u00a0\u2060\ufeff",
  "<>",
  "mailto:",
  "\u202a\u202c",
];

export const contactAddresses: FieldCases = {
  form: "contact-enquiry",
  field: "email",
  rule: "any",
  accepted: [
    ...all(address, ...wrapped),
    ...unchanged(
      "a@b.c",
      "first.last+tag@mail.example.consulting",
      "o'neil@example.com",
      "用户@例子.公司",
    ),
    ...unchanged(
      "user@пример.рф",
      "user@xn--e1afmkfd.xn--p1ai",
      "NAME@Example.COM",
      "name_x@a-b.example",
    ),
    ...unchanged(
      "josé@example.org",
      "анна@пример.рф",
      "उपयोगकर्ता@उदाहरण.भारत",
      "a/b=c@example.com",
    ),
    ...unchanged("name@نامه\u200cای.com", "name@example.museum", `${"e".repeat(240)}@example.com`),
    ...all("josé@example.org", "jose\u0301@example.org", "mailto:jos%C3%A9@example.org"),
    ...all("a+b@example.com", "mailto:a%2Bb@example.com"),
    ...all("office@example.com", "o\ufb03ce@example.com"),
  ],
  refused: [...each("invalid", ...notOne), ...each("required", ...blank)],
};

export const appointmentAddresses: FieldCases = {
  form: "expert-appointment",
  field: "email",
  rule: "2 to 4",
  accepted: [
    ...all(address, ...wrapped),
    // The last part is measured as people read it.
    ...unchanged(
      "user@пример.рф",
      "user@xn--e1afmkfd.xn--p1ai",
      "a@b.公司",
      "a@b.xn--55qx5d",
      "a@b.c1",
    ),
    ...unchanged("a@b.இந்தியா", "a@b.xn--xkc2dl3a5ee0h", "a@b.भारत", "a@b.xn--h2brj9c", "a@b.info"),
    ...unchanged("a@b.XN--P1AI", "a@b.co", "a@b.ไทย", "a@b.xn--o3cw4h"),
  ],
  refused: [
    ...each("invalid", ...notOne, "a@b.c", "a@b.museum", "a@b.онлайн", "a@b.xn--80asehdb"),
    ...each("required", ...blank),
  ],
};
