import { resolve } from "node:path";
import { readFileSync } from "node:fs";
import { company } from "../../src/content-model/company";
import { calendarAddress } from "../../src/dialogs/calendar-address";

it.each([
  ["https://calendar.example/embed?src=a%23b&ctz=Europe%2FBerlin&mode=WEEK"],
  ["https://calendar.example/embed?src=a%23b&mode=WEEK"],
])("sets the time zone of %s and keeps the rest of its query", (address) => {
  const { searchParams } = new URL(calendarAddress(address, "Asia/Kolkata"));
  expect(searchParams.getAll("ctz")).toEqual(["Asia/Kolkata"]);
  expect(searchParams.get("src")).toBe("a#b");
  expect(searchParams.get("mode")).toBe("WEEK");
});

it("sets the site's own calendar to its time zone", () => {
  const text = readFileSync(resolve("content/company.json"), "utf8");
  const { scheduling } = company.parse(JSON.parse(text));
  const address = calendarAddress(scheduling.calendarUrl, scheduling.timeZone);
  expect(new URL(address).searchParams.get("ctz")).toBe(scheduling.timeZone);
});
