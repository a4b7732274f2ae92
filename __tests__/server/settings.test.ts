import { readFileSync } from "node:fs";
import { SettingsError } from "../../src/lib/parse-settings";
import { readSettings, settingNames } from "../../src/server/settings";

const webhookSecret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

it("treats an empty variable as unset, and drops the line break of a secret's file", () => {
  expect(readSettings({ PORT: "", SMTP_URL: " ", ALLOWED_ORIGINS: "" })).toEqual(readSettings({}));
  const secret = { WEBHOOK_URL: "https://hooks.example", WEBHOOK_SECRET: `${webhookSecret}\n` };
  expect(readSettings(secret)).toMatchObject({ WEBHOOK_SECRET: webhookSecret });
});

it.each<[string, string, unknown]>([
  ["PORT", "0", 0],
  ["ALLOWED_ORIGINS", "https://a.example, http://b:8000", ["https://a.example", "http://b:8000"]],
  ["TRUST_PROXY", "off", false],
  [
    "TRUST_PROXY",
    "loopback, 10.0.0.0/8,fd00::/8,::1",
    ["loopback", "10.0.0.0/8", "fd00::/8", "::1"],
  ],
  ["DATABASE_URL", "file:///var/lib/submissions.db", "file:///var/lib/submissions.db"],
  ["DATABASE_URL", "postgres://a:b@db.example/c", "postgres://a:b@db.example/c"],
  ["RETENTION_DAYS", "365", 365],
  ["MAIL_FROM", "asha+site.o'neil@ü.de", "asha+site.o'neil@ü.de"],
])("reads %s=%s", (name, text, value) => {
  expect(readSettings({ [name]: text })).toHaveProperty(name, value);
});

it.each<[string, string[]]>([
  ["PORT", ["abc", "65536", "-1", "80.5"]],
  ["LOG_LEVEL", ["loud"]],
  ["HSTS_MAX_AGE", ["a year"]],
  ["TRUST_PROXY", ["true", "10.0.0.0/33", "10.0.0.0/8/8", "everyone"]],
  ["PUBLIC_URL", ["conaas.example", "https://conaas.example/"]],
  ["ALLOWED_ORIGINS", ["static.example", "https://a.example,*"]],
  ["RATE_LIMIT_PER_MINUTE", ["0", "many"]],
  ["PUBLIC_DIR", ["~/public"]],
  [
    "DATABASE_URL",
    [
      "data/submissions.db",
      "file:~/submissions.db",
      "libsql://conaas.example",
      "postgres://user:a b@[db/c",
    ],
  ],
  ["RETENTION_DAYS", ["99999", "a year"]],
  ["SMTP_URL", ["mail.example", "smtp://user:a b/c?@[mail"]],
  ["NOTIFY_TO", ["office", "büro@conaas.example", "a@b.example, Asha <c@d.example>"]],
  [
    "MAIL_FROM",
    [
      ...["CONaaS", "@b.cc", "jürgen@example.com", "Asha <a@b.cc>", "a(comment)@b.cc", "a@b@c.dd"],
      ...["x@y.zz>,<q", "a@b.cc,d@e.ff", "a@b.cc;d@e.ff", "group:a@b.cc;", "a@b.cc\r\nBcc: d@e.ff"],
      ...['"a b"@c.dd', "a@[127.0.0.1]", "a@b.cc\0", "a@xn--\u00fc.de"],
    ],
  ],
  ["WEBHOOK_URL", ["http://hooks.example", "hooks.example"]],
  ["WEBHOOK_SECRET", ["password"]],
])("rejects a wrong %s in one line, without its value", (name, texts) => {
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
  [{ WEBHOOK_SECRET: webhookSecret }, "WEBHOOK_URL: needed with WEBHOOK_SECRET"],
  [{ PORT: "x", LOG_LEVEL: "y" }, /PORT: .*; LOG_LEVEL: /],
])("reports what is missing, and all that is wrong: %j", (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

describe(".env.example", () => {
  const lines = readFileSync(".env.example", "utf8").split("\n");
  const settings = lines.flatMap((line) => {
    const [, name, value] = /^# ([A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name !== undefined && value !== undefined ? [[name, value] as const] : [];
  });

  it("explains every setting and nothing else, with valid values, and sets nothing", () => {
    expect(settings.map(([name]) => name).sort()).toEqual([...settingNames].sort());
    expect(() => readSettings(Object.fromEntries(settings))).not.toThrow();
    expect(lines.filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);
  });

  it("shows the default of every setting that has one", () => {
    const defaults: Record<string, unknown> = readSettings({});
    for (const [name, value] of settings) {
      const isExample = lines[lines.indexOf(`# ${name}=${value}`) - 1]?.endsWith("Example:");
      if (defaults[name] === undefined || isExample) continue;
      expect(readSettings({ [name]: value })).toEqual(defaults);
    }
  });
});
