import { randomUUID } from "node:crypto";
import PostalMime from "postal-mime";
import { fillTemplate } from "../../../src/lib/fill-template";
import { createMailSenders, formatBody, toSmtpOptions } from "../../../server/delivery/mail";
import { serverForms } from "../../../server/forms/server-forms";
import { formatOfficeTime } from "../../../server/office-time";
import { type MailServer, startMailServer } from "../support/mail-server";
import { words } from "../../setup/words";
import { postJson } from "../../setup/http";
import { appointment, contactPath, enquiry, expertPath } from "../../setup/sample-submissions";
import { startServer } from "../support/server";
import { waitUntil } from "../../setup/wait";

const quick = { poll: 20 };
const { company, contactEnquiry: contactWords, expertAppointment: appointmentWords } = words;
const { mail: mailWords } = words.messages;
const formatSubject = (name: string) => fillTemplate(contactWords.mailSubject, { name });

let mailServer: MailServer;
let url: string;

beforeAll(async () => {
  mailServer = await startMailServer();
  ({ url } = await startServer(mailServer.settings, quick));
});

/** Sends a mail without validating its fields, and returns it as a mail program reads it. */
async function sendUnvalidated(fields: Record<string, string>) {
  const { SMTP_URL, NOTIFY_TO } = mailServer.settings;
  const office = { name: "", address: NOTIFY_TO };
  const [sender] = createMailSenders(SMTP_URL, office, [office]);
  const receivedAt = "2026-01-02T03:04:05.000Z";
  const id = randomUUID();
  const submission = { id, form: "contact-enquiry", receivedAt, looksAutomated: false, fields };
  await sender?.send(submission, AbortSignal.timeout(10_000));
  sender?.close?.();
  const [sent] = mailServer.mailsOf(id);
  return { id, receivedAt, mail: await PostalMime.parse(sent?.content ?? "") };
}

/** The lines of a mail's text: content's label for each field, without a note in brackets or a question mark, and what was typed. */
function formatLines({ controls }: typeof contactWords | typeof appointmentWords, fields: object) {
  const labels = new Map(
    controls.map(({ name, label }) => [name, label.replace(/ \(.*\)$/, "").replace(/[?:]$/, "")]),
  );
  const choices = controls.flatMap(({ options = [] }) => options);
  return Object.entries(fields).map(([name, text]) => {
    const choice = choices.find(({ value }) => value === text);
    return `${labels.get(name)}: ${choice?.label ?? String(text)}`;
  });
}

/** Sends one form, and returns its id and its mail, as it was sent and as a mail program reads it. */
async function sendForm(
  path: string,
  fields: Record<string, string>,
  { headers = {}, to = url }: { headers?: Record<string, string>; to?: string } = {},
) {
  const response = await postJson(to, path, fields, headers);
  expect(response.status).toBe(201);
  const id = String(JSON.parse(response.body).id);
  await waitUntil("the mail arrived", () => mailServer.mailsOf(id).length > 0);
  const content = mailServer.mailsOf(id)[0]?.content ?? "";
  const { text = "", ...mail } = await PostalMime.parse(content);
  return { id, content, mail: { ...mail, text: text.replaceAll("\r\n", "\n") } };
}

it("mails each submission to the office as text that replies to the visitor", async () => {
  const NOTIFY_TO = '"Office, Denver" <office@site.example>,second@site.example';
  const settings = { ...mailServer.settings, NOTIFY_TO, MAIL_FROM: "Website <website@ü.example>" };
  const { url: to } = await startServer(settings, quick);
  const fields = { ...appointment, name: "José Rao", linkedIn: "in/jose" };
  const { id, content, mail } = await sendForm(expertPath, fields, { to });
  expect(mailServer.greetings.at(-1)).toBe("xn--tda.example");
  expect(mail).toMatchObject({
    from: { name: "Website", address: "website@xn--tda.example" },
    to: [
      { name: "Office, Denver", address: "office@site.example" },
      { address: "second@site.example" },
    ],
    replyTo: [{ name: "José Rao", address: "asha@example.com" }],
    subject: fillTemplate(appointmentWords.mailSubject, fields),
    messageId: `<${id}@xn--tda.example>`,
  });
  expect(content).toMatch(/^Content-Type: text\/plain/m);
  const [typed, end] = mail.text.split("\n\n");
  expect(typed?.split("\n")).toEqual(formatLines(appointmentWords, fields));
  expect(end).toContain(id);
});

it("has the date of its sending and the company's name, and says when the form came in the office's time", async () => {
  const { id, receivedAt, mail } = await sendUnvalidated(enquiry);
  const { date = "", text, from } = mail;
  expect(Math.abs(Date.now() - Date.parse(date))).toBeLessThan(60_000);
  const time = formatOfficeTime(receivedAt);
  expect(text?.trimEnd().split("\n").at(-1)).toBe(
    fillTemplate(mailWords.received, { time, number: id }),
  );
  expect(from).toEqual({ name: company.name, address: mailServer.settings.NOTIFY_TO });
});

it("has a label without its note and question mark, and that of a choice instead of its value", () => {
  const [form] = serverForms;
  const control = (name: string, label: string) => ({
    name,
    label,
    options: [{ value: "payroll", label: "Payroll & taxes" }],
  });
  const controls = [control("option", "What is it about?"), control("name", "Wer : (optional)")];
  const submission = {
    ...{ id: "1", form: "contact-enquiry", receivedAt: "", looksAutomated: false },
    fields: { option: "payroll", name: "Why?", other: "kept" },
  };
  const body = formatBody(submission, { ...form, text: { ...form.text, controls } });
  const lines = ["What is it about: Payroll & taxes", "Wer: Why?", "other: kept", ""];
  expect(body.split("\n").slice(0, 4)).toEqual(lines);
});

it("marks a suspect submission in the subject, and says so", async () => {
  const headers = { "x-form-website": "spam.example" };
  const { mail } = await sendForm(contactPath, enquiry, { headers });
  expect(mail.subject).toBe(`${mailWords.suspect} ${formatSubject("Asha Rao")}`);
  expect(mail.text).toContain(`${mailWords.suspicion}\n`);
});

it("has the whole of a long form in its text, and no line that RFC 5322 forbids", async () => {
  const fields = { ...enquiry, name: "n".repeat(1_000), messages: `${"m".repeat(9_000)}\n.\n.` };
  const { content, mail } = await sendForm(contactPath, fields);
  expect(Math.max(...content.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(998);
  expect(mail.text).toContain(formatLines(contactWords, fields).join("\n"));
});

it.each([
  ["=?utf-8?q?The_Boss?=", "=?utf-8?q?The_Boss?="],
  ["José =?utf-8?q?Boss?=", "José =?utf-8?q?Boss?="],
  ['"Asha" \\ Rao', '"Asha" \\ Rao'],
  // Direction overrides and line breaks are removed: they would reorder text, or forge a header.
  ["\u202eAsha\u202c\u200b Rao\0\n", "Asha Rao"],
])("shows the name %j as %j", async (name, shown) => {
  const { mail } = await sendUnvalidated({ ...enquiry, name });
  // Without the blank that makes nodemailer encode the name.
  expect(mail.subject?.replace("\u00a0", "")).toBe(formatSubject(shown));
  expect(mail.replyTo).toEqual([
    { name: expect.stringMatching(/\S/), address: "asha@example.com" },
  ]);
  expect(mail.replyTo?.[0]?.name.trim()).toBe(shown);
});

it("says that a reply does not reach an address that no header can hold, and replies to any other", async () => {
  const unreachable = await sendForm(contactPath, { ...enquiry, email: "<josé@example.org>" });
  expect(unreachable.mail.replyTo).toBeUndefined();
  const note = (email: string) => fillTemplate(mailWords.noReply, { email });
  expect(unreachable.mail.text).toContain(`\n${note("josé@example.org")}\n`);
  const { mail } = await sendForm(contactPath, { ...enquiry, email: "asha@ü.de" });
  expect(mail.replyTo).toEqual([{ name: "Asha Rao", address: "asha@xn--tda.de" }]);
  expect(mail.text).not.toContain(note("asha@ü.de"));
});

it.each([
  ["smtp://user:secret@mail.example.com:587", true],
  ["smtp://127.0.0.1.example.com", true],
  ["smtp://mail.example.com:25?tls=off", false],
  ["smtp://localhost:1025", false],
])("at %s must offer encryption: %s", (url, isRequired) => {
  expect(toSmtpOptions(url).requireTLS).toBe(isRequired);
  expect(toSmtpOptions(url).url).not.toContain("tls=off");
});
