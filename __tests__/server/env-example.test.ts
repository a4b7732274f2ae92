import { readFileSync } from "node:fs";
import { readSettings, settingNames } from "../../src/server/settings";

const lines = readFileSync(".env.example", "utf8").split("\n");
const settings = lines.flatMap((line) => {
  const [, name, value] = /^# ([A-Z_]+)=(.*)$/.exec(line) ?? [];
  return name !== undefined && value !== undefined ? [[name, value] as const] : [];
});

it("explains every setting and nothing else", () => {
  expect(settings.map(([name]) => name).sort()).toEqual([...settingNames].sort());
});

it("shows valid values", () => {
  expect(() => readSettings(Object.fromEntries(settings))).not.toThrow();
});

it("shows the default of every setting that has one", () => {
  const defaults: Record<string, unknown> = readSettings({});
  for (const [name, value] of settings) {
    const isExample = lines[lines.indexOf(`# ${name}=${value}`) - 1]?.endsWith("Example:");
    if (defaults[name] === undefined || isExample) continue;
    expect(readSettings({ [name]: value })).toEqual(defaults);
  }
});

it("sets nothing unless edited", () => {
  expect(lines.filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);
});
