import { formatOfficeTime, formatSheetTime } from "../../server/office-time";

it.each([
  ["en", "Asia/Colombo", "2026-01-02T20:04:05.000Z", "January 3, 2026 at 1:34:05 AM GMT+5:30"],
  ["de", "Europe/Berlin", "2026-07-02T20:04:05.000Z", "2. Juli 2026 um 22:04:05 MESZ"],
  ["en", "Asia/Colombo", "damaged", "damaged"],
])("says in %s and %s when %s was", (language, timeZone, moment, words) => {
  const text = formatOfficeTime(moment, { language, hours: { timeZone } });
  expect(text.replace(/\s/g, " ")).toBe(words);
});

it.each([
  ["Asia/Colombo", "2026-01-02T20:04:05.000Z", "2026-01-03 01:34"],
  ["Europe/Berlin", "2026-07-02T22:04:05.000Z", "2026-07-03 00:04"],
  ["Europe/Berlin", "damaged", "damaged"],
])("writes for spreadsheets in %s when %s was", (timeZone, moment, text) => {
  expect(formatSheetTime(moment, { hours: { timeZone } })).toBe(text);
});
