import { readFileSync } from "node:fs";
import { SettingsError } from "../../src/lib/parse-settings";
import { readSettings, settingNames } from "../../server/settings";

const webhookSecret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

it("treats an empty variable as unset, and drops the line break of a secret's file", () => {
  expect(readSettings({ PORT: "", SMTP_URL: " ", ALLOWED_ORIGINS: "" })).toEqual(readSettings({}));
  const secret = { WEBHOOK_URL: "https://hooks.example", WEBHOOK_SECRET: `${webhookSecret}\n` };
  expect(readSettings(secret)).toMatchObject({ WEBHOOK_SECRET: webhookSecret });
});

it.each<[string, string, unknown]>([
  ["ALLOWED_ORIGINS", "https://a.example, http://b:8000", ["https://a.example", "http://b:8000"]],
  ["TRUST_PROXY", "off", false],
  ["TRUST_PROXY", "loopback, 10.0.0.0/8,::1", ["loopback", "10.0.0.0/8", "::1"]],
  ["DATABASE_URL", "file:///srv/my site/a.db", "file:///srv/my site/a.db"],
  ["DATABASE_URL", "postgres://a:b@db.example/c", "postgres://a:b@db.example/c"],
  ["MAIL_FROM", "asha+site.o'neil@ü.de", { name: "", address: "asha+site.o'neil@xn--tda.de" }],
  ["MAIL_FROM", "Büro Süd <a@b.example>", { name: "Büro Süd", address: "a@b.example" }],
])("reads %s=%s", (name, text, value) => {
  expect(readSettings({ [name]: text })).toHaveProperty(name, value);
});

it.each<[string, ...string[]]>([
  ["PORT", "abc", "65536", "-1", "80.5"],
  ["LOG_LEVEL", "loud"],
  ["TRUST_PROXY", "true", "10.0.0.0/33", "everyone"],
  ["PUBLIC_URL", "site.example", "https://site.example/"],
  ["ALLOWED_ORIGINS", "https://a.example,*"],
  ["PUBLIC_DIR", "~/public"],
  [
    "DATABASE_URL",
    "data/submissions.db",
    "file:~/submissions.db",
    "file:/srv/50%.db",
    "file:forms#1.db",
    "file:a.db?mode=ro",
    "file://data/a.db",
    "file:///",
    "postgres://user:a b@db/c",
    "postgres://user:ab@[db/c",
    "postgres://user:50%@db/c",
  ],
  ["SMTP_URL", "mail.example", "smtp://user:a b/c?@[mail"],
  [
    "NOTIFY_TO",
    "office",
    "büro@site.example",
    "a@b.example, Asha <c@d.example",
    "a@b.example,",
    "Rao, Asha <c@d.example>",
  ],
  [
    "MAIL_FROM",
    "Site",
    "a@b.cc,d@e.ff",
    "a@b.cc\r\nBcc: d@e.ff",
    '"a b"@c.dd',
    "a@b.cc\0",
    "A <b>",
    "A <a@b.cc> c",
    "A\r\nB <a@b.cc>",
  ],
  ["WEBHOOK_URL", "http://hooks.example", "hooks.example"],
  ["WEBHOOK_SECRET", "password", "whsec_dG9vIHNob3J0"],
])("rejects a wrong %s in one line, without its value", (name, ...texts) => {
  for (const text of texts) {
    const reading = () => readSettings({ [name]: text });
    expect(reading).toThrow(SettingsError);
    expect(reading).toThrow(new RegExp(`^Wrong setting: .*${name}: expected [^\\n]+\\.$`));
    expect(reading).not.toThrow(text);
  }
});

it.each([
  [{ SMTP_URL: "smtp://mail.example" }, "NOTIFY_TO: needed with SMTP_URL"],
  [{ NOTIFY_TO: "a@b.example" }, "SMTP_URL: needed with NOTIFY_TO"],
  [{ PORT: "x", LOG_LEVEL: "y" }, /PORT: .*; LOG_LEVEL: /],
  // What is kept for no days would be deleted within the hour.
  [{ RETENTION_DAYS: "0" }, "RETENTION_DAYS: expected days from 1 to 36500"],
])("reports what is missing, and all that is wrong: %j", (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

it("reads each recipient once, with and without a name", () => {
  const text = `"Rao, Asha" <a@b.example>, c@ü.de, Office <C@xn--tda.de>, c@xn--tda.de`;
  const { NOTIFY_TO } = readSettings({ NOTIFY_TO: text, SMTP_URL: "smtp://mail.example" });
  expect(NOTIFY_TO).toEqual([
    { name: "Rao, Asha", address: "a@b.example" },
    { name: "", address: "c@xn--tda.de" },
    { name: "Office", address: "C@xn--tda.de" },
  ]);
});

it(".env.example shows every setting with its default or an example, and sets none", () => {
  const lines = readFileSync(".env.example", "utf8").split("\n");
  const shown = lines.flatMap((line, index) => {
    const [, name, value] = /^# ([A-Z_]+)=(.*)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const isExample = lines[index - 1]?.endsWith(" Example:");
    if (!isExample) expect(readSettings({ [name]: value })).toEqual(readSettings({}));
    return [name];
  });
  expect(shown.sort()).toEqual([...settingNames].sort());
  expect(lines.filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);
});
