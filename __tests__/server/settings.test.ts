import { readSettings, SettingsError } from "../../src/server/settings";

const webhookSecret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

it("has a default for everything a server needs", () => {
  expect(readSettings({})).toEqual({
    PORT: 9000,
    HOST: "127.0.0.1",
    PUBLIC_DIR: "public",
    CONTENT_DIR: "content",
    LOG_LEVEL: "info",
    HSTS_MAX_AGE: 0,
    TRUST_PROXY: false,
    PUBLIC_URL: [],
    ALLOWED_ORIGINS: [],
    RATE_LIMIT_PER_MINUTE: 10,
    RATE_LIMIT_PER_DAY: 100,
    RATE_LIMIT_TOTAL_PER_MINUTE: 30,
    MINIMUM_FILL_SECONDS: 3,
    DATABASE_URL: "file:data/submissions.db",
    GITHUB_SCOPE: "repo",
  });
});

it("treats an empty variable as unset", () => {
  expect(readSettings({ PORT: "", SMTP_URL: "", ALLOWED_ORIGINS: "" })).toEqual(readSettings({}));
});

it.each<[string, string, unknown]>([
  ["PORT", "0", 0],
  ["PORT", "65535", 65535],
  [
    "ALLOWED_ORIGINS",
    "https://a.example, http://localhost:8000",
    ["https://a.example", "http://localhost:8000"],
  ],
  ["TRUST_PROXY", "off", false],
  [
    "TRUST_PROXY",
    "loopback, 10.0.0.0/8,fd00::/8,192.0.2.1",
    ["loopback", "10.0.0.0/8", "fd00::/8", "192.0.2.1"],
  ],
  [
    "DATABASE_URL",
    "file:///var/lib/conaas/submissions.db",
    "file:///var/lib/conaas/submissions.db",
  ],
  [
    "DATABASE_URL",
    "postgres://conaas:secret@db.example/conaas",
    "postgres://conaas:secret@db.example/conaas",
  ],
  ["DATABASE_URL", "postgresql://localhost", "postgresql://localhost"],
  ["RETENTION_DAYS", "365", 365],
])("reads %s=%s", (name, text, value) => {
  expect(readSettings({ [name]: text })).toHaveProperty(name, value);
});

it("reads settings that need each other", () => {
  const settings = readSettings({
    SMTP_URL: "smtps://user:p%40ss@mail.example:465",
    NOTIFY_TO: "office@conaas.example, second@conaas.example",
    WEBHOOK_URL: "https://hooks.example/conaas",
    WEBHOOK_SECRET: webhookSecret,
  });
  expect(settings.NOTIFY_TO).toEqual(["office@conaas.example", "second@conaas.example"]);
});

it.each([
  ["PORT", "abc"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "80.5"],
  ["LOG_LEVEL", "loud"],
  ["HSTS_MAX_AGE", "a year"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "10.0.0.0/8/8"],
  ["TRUST_PROXY", "everyone"],
  ["PUBLIC_URL", "conaas.example"],
  ["PUBLIC_URL", "https://conaas.example/"],
  ["ALLOWED_ORIGINS", "static.example"],
  ["ALLOWED_ORIGINS", "https://static.example/"],
  ["ALLOWED_ORIGINS", "https://a.example,*"],
  ["RATE_LIMIT_PER_MINUTE", "0"],
  ["RATE_LIMIT_PER_DAY", "many"],
  ["RATE_LIMIT_TOTAL_PER_MINUTE", "0"],
  ["MINIMUM_FILL_SECONDS", "-3"],
  ["DATABASE_URL", "data/submissions.db"],
  ["DATABASE_URL", "libsql://conaas.example"],
  ["DATABASE_URL", "postgres://user:a b@[db/conaas"],
  ["RETENTION_DAYS", "99999"],
  ["RETENTION_DAYS", "a year"],
  ["SMTP_URL", "mail.example"],
  ["SMTP_URL", "smtp://user:a b/c?@[mail"],
  ["NOTIFY_TO", "office"],
  ["NOTIFY_TO", "büro@conaas.example"],
  ["NOTIFY_TO", "a@b.example, Asha <c@d.example>"],
  ["MAIL_FROM", "CONaaS"],
  ["WEBHOOK_URL", "http://hooks.example"],
  ["WEBHOOK_URL", "hooks.example"],
  ["WEBHOOK_SECRET", "password"],
])(
  "rejects %s=%s in one line, with the name of the setting and without its value",
  (name, text) => {
    const reading = () => readSettings({ [name]: text });
    expect(reading).toThrow(SettingsError);
    expect(reading).toThrow(new RegExp(`^Wrong setting: .*${name}: expected [^\\n]+\\.$`));
    expect(reading).not.toThrow(text);
  },
);

it.each([
  [{ SMTP_URL: "smtp://mail.example" }, "NOTIFY_TO: needed with SMTP_URL"],
  [{ NOTIFY_TO: "a@b.example" }, "SMTP_URL: needed with NOTIFY_TO"],
  [{ WEBHOOK_URL: "https://hooks.example" }, "WEBHOOK_SECRET: needed with WEBHOOK_URL"],
  [{ WEBHOOK_SECRET: webhookSecret }, "WEBHOOK_URL: needed with WEBHOOK_SECRET"],
])("rejects a setting without the one it needs: %j", (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

it("reports all invalid settings at once", () => {
  expect(() => readSettings({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/PORT: .*; LOG_LEVEL: /);
});
