import { convertHours } from "../../../src/sections/get-in-touch/local-office-hours";

type Hours = Queries.LocalOfficeHoursFragment;
const period: Hours["periods"][number] = {
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  opens: "10:00",
  closes: "18:00",
};
const hoursOf = (...periods: Hours["periods"]): Hours => ({
  localLabel: "{periods}",
  periodLabel: "{days}",
  daysLabel: "{first} to {last}",
  periods,
  timeZone: "Asia/Colombo",
});
const hours = hoursOf(period);
const winter = new Date("2026-01-15T12:00:00Z");
const summer = new Date("2026-07-15T12:00:00Z");

it.each([
  ["Europe/London", winter, "Monday to Friday", "4:30\u00a0AM", "12:30\u00a0PM"],
  ["Europe/London", summer, "Monday to Friday", "5:30\u00a0AM", "1:30\u00a0PM"],
  ["America/Los_Angeles", winter, "Sunday to Thursday", "8:30\u00a0PM", "4:30\u00a0AM"],
  ["Pacific/Auckland", winter, "Monday to Friday", "5:30\u00a0PM", "1:30\u00a0AM"],
])("converts the hours to %s", (zone, now, days, opens, closes) => {
  expect(convertHours(hours, "en", zone, now)?.periods).toEqual([{ days, opens, closes }]);
});

it.each([
  ["Europe/Kiev", "Eastern European"],
  ["Asia/Katmandu", "Nepal"],
  ["America/New_York", "Eastern"],
])("calls %s by the name of its time, because identifiers of zones grow old", (zone, name) => {
  expect(convertHours(hours, "en", zone, winter)?.zone).toContain(`${name} `);
});

it.each(["Asia/Colombo", "Asia/Calcutta"])("returns null if the time is the same: %s", (zone) => {
  expect(convertHours(hours, "en", zone, winter)).toBeNull();
});

it("converts each period by itself, such as those around a midday pause and a short Thursday, from Sunday on", () => {
  const days = ["Sunday", "Monday", "Tuesday", "Wednesday"] as const;
  const several = hoursOf(
    { days, opens: "09:00", closes: "12:00" },
    { days, opens: "13:00", closes: "18:00" },
    { days: ["Thursday"], opens: "09:00", closes: "13:00" },
  );
  expect(convertHours(several, "en", "Asia/Dubai", winter)?.periods).toEqual([
    { days: "Sunday to Wednesday", opens: "7:30\u00a0AM", closes: "10:30\u00a0AM" },
    { days: "Sunday to Wednesday", opens: "11:30\u00a0AM", closes: "4:30\u00a0PM" },
    { days: "Thursday", opens: "7:30\u00a0AM", closes: "11:30\u00a0AM" },
  ]);
});

it("lists two days in a row, of which none is between", () => {
  const weekend = hoursOf({ ...period, days: ["Saturday", "Sunday"] });
  expect(convertHours(weekend, "en", "UTC", winter)?.periods[0]?.days).toBe("Saturday, Sunday");
});

it("writes weekdays and times in the language of the content", () => {
  const night = hoursOf({ ...period, opens: "10:30", closes: "18:30" });
  const dutch = { ...night, daysLabel: "{first} t/m {last}" };
  expect(convertHours(dutch, "nl", "UTC", winter)?.periods).toEqual([
    { days: "maandag t/m vrijdag", opens: "05:00", closes: "13:00" },
  ]);
  const some = hoursOf({ ...period, days: ["Monday", "Wednesday"] });
  expect(convertHours(some, "ar", "UTC", winter)?.periods[0]?.days).toContain("الأربعاء");
});
