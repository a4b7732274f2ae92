import type { z } from "zod";
import {
  calendarDay,
  emailAddress,
  httpsUrl,
  imagePath,
  linkTarget,
  phoneNumber,
  siteOrigin,
  slug,
  timeOfDay,
} from "../../../src/content/model/field-types";

interface Examples {
  readonly schema: z.ZodType;
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

/** Splits a list at "¦". */
const split = (texts: string) => texts.split(" ¦ ");

const examples: Record<string, Examples> = {
  slug: {
    schema: slug("Label"),
    good: ["strategy", "human-resources", "365"],
    bad: ["", "Strategy", "human resources", "human--resources", "-hr", "hr-", "hr/x", "hr_x"],
  },
  httpsUrl: {
    schema: httpsUrl("Label"),
    good: ["https://site.example", "https://a.example:8443/x?y#z", "https://A.example"],
    bad: [
      ...split("http://a.example ¦ https:// ¦ https:a.example ¦ HTTPS://a.example"),
      ...split("//a.example ¦ https://a.example/a b"),
      " https://a.example",
      ...split("https://user@a.example"),
    ],
  },
  siteOrigin: {
    schema: siteOrigin("Label"),
    good: ["https://site.example", "https://a.example:8443"],
    bad: ["", "http://a.example", "https://a.example/", "https://a.example/x", "a.example"],
  },
  linkTarget: {
    schema: linkTarget(),
    good: [
      ...split("/ ¦ /about-us ¦ /#case-study ¦ #top ¦ https://a.example ¦ mailto:a@b.example"),
      ...split("tel:+91-33-1234-5678 ¦ tel:112 ¦ https://8.8.8.8/dns"),
    ],
    bad: [
      "",
      ...split(
        "about-us ¦ mailto:office ¦ mailto:a@b@c ¦ tel:office ¦ tel:+91 33 ¦ //a.example ¦ javascript:alert(1) ¦ JavaScript:alert(1)",
      ),
      ...split(
        "data:text/html,x ¦ http://a.example ¦ mailto: ¦ tel: ¦ /a b ¦ /50%.pdf ¦ /\\a.example",
      ),
      ...split("#a\\b ¦ java\nscript:alert(1) ¦ /x\njavascript:alert(1)"),
    ],
  },
  emailAddress: {
    schema: emailAddress("Label"),
    good: ["hello@example.com", "a.b+c@d-e.f.example", "buero@münchen.example"],
    bad: [
      ...split("hello@example ¦ a,b@x.example ¦ a@x..example ¦ .a@x.example ¦ a@-x.example"),
      ...split("@a.b ¦ a b@c.d ¦ a@b@c.d"),
    ],
  },
  phoneNumber: {
    schema: phoneNumber("Label"),
    good: ["+910000000000"],
    bad: ["910000000000", "+91 000", "+123456", "+1234567890123456"],
  },
  timeOfDay: {
    schema: timeOfDay("Label"),
    good: ["00:00", "09:30", "23:59"],
    bad: ["9:30", "24:00", "12:60", "09:30:00"],
  },
  calendarDay: {
    schema: calendarDay("Label"),
    good: ["2026-11-30", "2028-02-29"],
    bad: ["", "2026-11-31", "2027-02-29", "2026-1-1", "30.11.2026", "2026-11-30T10:00"],
  },
  imagePath: {
    schema: imagePath({ width: 800 }),
    good: [
      ...["./images/a.jpg", "../images/a.jpeg", "./a.png", "./a.webp", "./a.avif"],
      ...["./a.JPG", "./a b.jpg", "./héro.jpg", "./hero&co.jpg"],
    ],
    bad: [
      ...split("images/a.jpg ¦ /images/a.jpg ¦ ./a.gif ¦ ./a.svg"),
      ...split("https://a.example/a.jpg"),
    ],
  },
};

test.each(Object.entries(examples))("%s", (_name, { schema, good, bad }) => {
  const messageOf = (value: string) => schema.safeParse(value).error?.issues[0]?.message;
  expect(good.filter((value) => messageOf(value) !== undefined)).toEqual([]);
  expect(bad.filter((value) => !messageOf(value)?.startsWith("expected "))).toEqual([]);
});
