import { contactEnquiry } from "../../../src/domain/site-forms";
import { textsOf } from "../../domain/support/texts-of";
import contactWords from "../../../content/forms/contact-enquiry.json";
import appointmentWords from "../../../content/forms/expert-appointment.json";
import messages from "../../../content/forms/messages.json";
import { fillTemplate } from "../../../src/lib/fill-template";
import { bodyOf, smtpOptions } from "../../../src/server/delivery/mail";
import { postJson } from "../support/http";
import {
  decoded,
  headerOf,
  type MailServer,
  startMailServer,
  textOf,
} from "../support/mail-server";
import { appointment, contactPath, enquiry, expertPath } from "../support/samples";
import { startServer } from "../support/server";
import { until } from "../support/wait";

const quick = { poll: 20 };

const { mail: mailWords } = messages;
/** The note that a reply does not reach the visitor, without the address. */
const [noReply = ""] = mailWords.noReply
  .split("{email}")
  .sort((one, other) => other.length - one.length);
const subjectOf = (name: string) => fillTemplate(contactWords.mailSubject, { name });

let mailServer: MailServer;
let url: string;

beforeAll(async () => {
  mailServer = await startMailServer();
  ({ url } = await startServer(mailServer.settings, quick));
});

/** The lines of a mail's text: content's label for each field, without a note in brackets, and what was typed. */
function linesOf({ controls }: typeof contactWords | typeof appointmentWords, fields: object) {
  const labels = new Map(controls.map(({ name, label }) => [name, label.replace(/ \(.*\)$/, "")]));
  return Object.entries(fields).map(([name, text]) => `${labels.get(name)}: ${String(text)}`);
}

/** Sends one form, and returns its mail and its id. */
async function mailOf(
  path: string,
  fields: Record<string, string>,
  { headers = {}, to = url }: { headers?: Record<string, string>; to?: string } = {},
) {
  const count = mailServer.mails.length;
  const response = await postJson(to, path, fields, headers);
  expect(response.status).toBe(201);
  await until("the mail arrived", () => mailServer.mails.length > count);
  return { mail: mailServer.mails.at(-1)?.content ?? "", id: String(JSON.parse(response.body).id) };
}

it("mails each submission to the office as text that replies to the visitor", async () => {
  const NOTIFY_TO = "office@conaas.example,second@conaas.example";
  const settings = { ...mailServer.settings, NOTIFY_TO, MAIL_FROM: "website@ü.example" };
  const { url: to } = await startServer(settings, quick);
  const fields = { ...appointment, name: "José Rao", linkedIn: "in/jose" };
  const { mail, id } = await mailOf(expertPath, fields, { to });
  expect(mailServer.greetings.at(-1)).toBe("xn--tda.example");
  expect(headerOf(mail, "From")).toBe("website@xn--tda.example");
  expect(headerOf(mail, "To")).toBe("office@conaas.example, second@conaas.example");
  expect(headerOf(mail, "Reply-To")).toMatch(/<asha@example\.com>$/);
  const subject = headerOf(mail, "Subject");
  expect(subject).toMatch(/^[ -~]*=\?UTF-8\?[QB]\?[ -~]*$/);
  expect(decoded(subject)).toBe(fillTemplate(appointmentWords.mailSubject, fields));
  expect(headerOf(mail, "Message-ID")).toBe(`<${id}@xn--tda.example>`);
  expect(headerOf(mail, "Content-Type")).toMatch(/^text\/plain/);
  const [typed, end] = textOf(mail).split("\n\n");
  expect(typed?.split("\n")).toEqual(linesOf(appointmentWords, fields));
  const [time = ""] = /\d{4}-\S+Z/.exec(end ?? "") ?? [];
  expect(Date.parse(time)).not.toBeNaN();
  expect(end).toBe(`${fillTemplate(mailWords.received, { time, number: id })}\n`);
});

it("marks a suspect submission in the subject, and says why", async () => {
  const headers = { "x-form-website": "spam.example" };
  const { mail } = await mailOf(contactPath, enquiry, { headers });
  expect(decoded(headerOf(mail, "Subject"))).toBe(`${mailWords.suspect} ${subjectOf("Asha Rao")}`);
  const reasons = mailWords.reasons.hiddenField;
  expect(textOf(mail)).toContain(`${fillTemplate(mailWords.suspicion, { reasons })}\n`);
});

it("writes the mail in the words of content alone", () => {
  const texts = textsOf(contactEnquiry, contactWords);
  const other = {
    ...texts.messages.mail,
    received: "{time}, nummer {number}",
    noReply: "Niet {email}",
  };
  const translated = { ...texts, messages: { ...texts.messages, mail: other } };
  const submission = {
    id: "7",
    kind: "contact-enquiry",
    receivedAt: "2026-12-01T10:00:00.000Z",
    suspect: [],
    fields: { email: "用户@例子.公司" },
  };
  expect(bodyOf(submission, translated)).toBe(
    `${linesOf(contactWords, submission.fields).join()}\n\nNiet 用户@例子.公司\n\n2026-12-01T10:00:00.000Z, nummer 7\n`,
  );
});

it.each<[string, Record<string, string>]>([
  ["usual", {}],
  ["of 1,000 letters", { name: "A".repeat(1_000) }],
  ["of 1,000 letters with combining marks", { name: "नि".repeat(500) }],
  ["of 500 letters outside the basic plane", { name: "𝒜".repeat(500) }],
  ["of 1,000 quotation marks", { name: '"'.repeat(1_000) }],
  ["with a line of 10,000 letters", { messages: "m".repeat(10_000) }],
  ["with 5,000 lines that begin with a dot", { messages: ".\n".repeat(5_000) }],
  ["with the longest address", { email: `${"e".repeat(242)}@example.com` }],
])("sends a mail as RFC 5322 has it when the form is %s", async (_what, fields) => {
  const { mail, id } = await mailOf(contactPath, { ...enquiry, ...fields });
  // oxlint-disable-next-line no-control-regex -- RFC 5322 allows nothing else.
  expect(mail).toMatch(/^[\x01-\x7f]*$/);
  expect(Math.max(...mail.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(998);
  expect(mail.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(headerOf(mail, "Date")).toMatch(
    /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d [+-]\d{4}$/,
  );
  expect(headerOf(mail, "Message-ID")).toBe(`<${id}@conaas.example>`);
  for (const line of linesOf(contactWords, { ...enquiry, ...fields })) {
    expect(textOf(mail)).toContain(`${line}\n`);
  }
});

it.each([
  ["asha@ü.de", "asha@xn--tda.de"],
  ["o'neil+site@a.example.com", "o'neil+site@a.example.com"],
  ["Rao, Asha <mailto:asha@example.com>,", "asha@example.com"],
])("replies to %s", async (email, address) => {
  const { mail } = await mailOf(contactPath, { ...enquiry, email });
  expect(headerOf(mail, "Reply-To")).toBe(`Asha Rao <${address}>`);
  expect(textOf(mail)).not.toContain(noReply);
});

it("says that a reply does not reach an address that no header can hold", async () => {
  const { mail } = await mailOf(contactPath, { ...enquiry, email: "<josé@example.org>" });
  expect(headerOf(mail, "Reply-To")).toBeUndefined();
  expect(textOf(mail)).toContain(
    `\n${fillTemplate(mailWords.noReply, { email: "josé@example.org" })}\n`,
  );
});

it.each([
  ...[
    "=?utf-8?q?The_Boss?=",
    "Asha =?utf-8?b?QXNoYQ==?= Rao",
    "José =?utf-8?q?Boss?=",
    "=?",
    "a=?b?=",
  ],
  ...[
    '=?utf-8?q?a?= "b" <c@d.ee>',
    "=?x?q?=41?=".repeat(9),
    "O'Brien",
    '"Asha" \\ Rao',
    "نرگس\u200cخاتون",
  ],
])("shows the name %s as it was typed", async (name) => {
  const { mail } = await mailOf(contactPath, { ...enquiry, name });
  expect(decoded(headerOf(mail, "Subject")).trim()).toBe(subjectOf(name));
  const [, shown = ""] = /^(.*) <asha@example\.com>$/.exec(headerOf(mail, "Reply-To") ?? "") ?? [];
  const quoted = /^"(.*)"$/.exec(shown)?.[1]?.replace(/\\(.)/g, "$1");
  expect(quoted ?? "").not.toContain("=?");
  expect((quoted ?? decoded(shown)).trim()).toBe(name);
});

it("turns nothing around, and breaks no header", async () => {
  const name = "\u202eAsha\u202c\u200b Rao\0\n";
  const { mail } = await mailOf(contactPath, { ...enquiry, name, messages: "\u202eWe\u2066 grow" });
  expect(decoded(headerOf(mail, "Subject"))).toBe(subjectOf("Asha Rao"));
  expect(headerOf(mail, "Reply-To")).toBe("Asha Rao <asha@example.com>");
  expect(textOf(mail)).toContain(": We grow\n");
});

it.each([
  ["smtp://user:secret@mail.example.com:587", true],
  ["smtp://127.0.0.1.example.com", true],
  ["smtp://mail.example.com?tls=on", true],
  ["smtp://mail.example.com:25?tls=off", false],
  ["smtp://localhost:1025", false],
  ["smtp://[::1]:1025", false],
])("at %s must offer encryption: %s", (url, isRequired) => {
  expect(smtpOptions(url).requireTLS).toBe(isRequired);
  expect(smtpOptions(url).url).not.toContain("tls=off");
});
