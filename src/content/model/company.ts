import { z } from "zod";
import { weekdays } from "../../domain/weekdays";
import { choice, contentFile, group, nonEmptyList, optionalList } from "./structures";
import { fieldMeta } from "./field-metadata";
import {
  emailAddress,
  httpsUrl,
  isTimeOfDay,
  language,
  linkTarget,
  longText,
  phoneNumber,
  siteOrigin,
  template,
  shortText,
  timeOfDay,
  timeZone,
  withPlaceholders,
} from "./field-types";

const period = group("OpeningPeriod", "Period", {
  days: nonEmptyList("Days", choice("Weekday", "Day", weekdays)),
  opens: timeOfDay("Opens"),
  closes: timeOfDay("Closes"),
}).superRefine(({ opens, closes }, context) => {
  if (opens < closes || !isTimeOfDay(opens)) return;
  const message = `expected a time after ${opens}, when the office opens, got "${closes}"`;
  context.addIssue({ code: "custom", path: ["closes"], message });
});

/** Periods in any order; two of a day may touch, but not overlap. */
const periods = z.array(period).superRefine((items, context) => {
  for (const [index, { days, opens, closes }] of items.entries()) {
    for (const other of items.slice(0, index)) {
      const day = other.days.find((each) => days.includes(each));
      if (day === undefined || opens >= other.closes || closes <= other.opens) continue;
      const message = `expected hours apart from ${other.opens} to ${other.closes} on ${day}, got ${opens} to ${closes}`;
      context.addIssue({ code: "custom", path: [index, "opens"], message });
    }
  }
});

const office = group("Office", "Office", {
  label: shortText("Label"),
  street: shortText("Street"),
  locality: shortText("Town"),
  region: shortText("Region", "A state or province, if the country has them.").optional(),
  postalCode: shortText("Postal code").optional(),
  country: shortText("Country"),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/u, "expected a two-letter country code such as US")
    .meta(fieldMeta("Country code", "Two letters.", "US")),
  address: withPlaceholders(
    longText(
      "Address as shown",
      "Its lines as the country writes them, such as {postalCode} {locality}. {street}, {locality}, {region}, {postalCode} and {country} will be filled in.",
    ),
    ...["street", "locality", "region", "postalCode", "country"],
  ),
}).superRefine((parts, context) => {
  for (const part of ["region", "postalCode"] as const) {
    if (parts[part] !== undefined || !parts.address.includes(`{${part}}`)) continue;
    const message = `expected no {${part}}, which this office lacks`;
    context.addIssue({ code: "custom", path: ["address"], message });
  }
});

const network = group("SocialLink", "Network", {
  label: shortText("Name", undefined, "LinkedIn"),
  to: linkTarget(),
  mark: choice("SocialMark", "Sign", ["facebook", "linkedin", "instagram", "youtube"])
    .describe("For any other network, leave it out: the first letter of the name is shown.")
    .optional(),
});

/** A third-party page, loaded when the visitor clicks its button ("click") or scrolls near ("view"). */
const embedSchema = group("Embed", "Embedded page", {
  title: shortText("Title", "Read aloud by screen readers."),
  embedUrl: httpsUrl("Address to embed", "The page shown in the frame.").meta({ iframe: true }),
  linkUrl: httpsUrl("Address to link to", "The page opened in a new tab."),
  showLabel: shortText("Label of the button that shows it"),
  hideLabel: shortText("Label of the button that hides it"),
  openLabel: shortText("Label of the link that opens it"),
  load: choice("EmbedLoad", "Load", ["click", "view"]).describe(
    '"click": when the visitor asks for it. "view": when it comes into view.',
  ),
});
export const embed = (label: string) => embedSchema.meta(fieldMeta(label));

const redirect = httpsUrl(
  "Address",
  "For instance of a sign-in: the frames may show what its host has.",
).meta({ iframe: true });

/** The same site in another language: a build of another folder of content, at a host of its own. */
const translation = group("Translation", "Language", {
  language: language("Language", "Of that site's texts."),
  name: shortText("Name", "In the language itself.", "العربية"),
  url: siteOrigin("Address of that site"),
  without: optionalList(
    "Pages that it lacks",
    linkTarget(),
    "Paths of pages of this site that have no counterpart there.",
  ),
});

/** What a booking service gives for embedding: a script, and the element that it fills. */
const widget = group("SchedulingWidget", "Booking service", {
  scriptUrl: httpsUrl("Address of its script").meta({ framedScript: true }),
  className: shortText("Class", "Of the element that the script fills.", "calendly-inline-widget"),
  pageUrl: httpsUrl("Address of the booking page").meta({ iframe: true }),
}).describe("Leave it out if there is none.");

/** content/company.json: the company's name, addresses, contact details and office hours. */
export const company = contentFile("Company", {
  name: shortText("Name"),
  language: language(),
  description: longText("Description", "One sentence for search engines."),
  url: siteOrigin("Address of the site", "Where the site is published."),
  email: emailAddress("E-mail"),
  securityEmail: emailAddress(
    "E-mail for security reports",
    "Where to report a vulnerability, published in security.txt. Without it there is none.",
  ).optional(),
  phone: group("Phone", "Phone", {
    label: shortText("As shown", undefined, "+1 202 555 0100"),
    number: phoneNumber("As dialled"),
  }),
  office,
  repOffice: group("RepOffice", "Representative offices", {
    label: shortText("Label"),
    cities: optionalList("Cities", shortText("City")),
  }).optional(),
  hours: group("OfficeHours", "Opening hours", {
    label: shortText("As shown"),
    periods: periods
      .meta(
        fieldMeta(
          "Periods",
          "For search engines, and for visitors in other time zones. A day with a midday pause has two.",
        ),
      )
      .optional(),
    timeZone: timeZone(),
    localLabel: template("In other time zones", "periods", "zone"),
    periodLabel: template("One period, in other time zones", "days", "opens", "closes"),
    daysLabel: template("Days in a row, in other time zones", "first", "last"),
  }),
  social: optionalList("Social networks", network),
  map: embed("Map of the office").optional(),
  scheduling: group("Scheduling", "Scheduling", {
    widget: widget.optional(),
    calendarUrl: httpsUrl("Address of the calendar").meta({ iframe: true }).optional(),
    redirects: optionalList("Addresses that they redirect to", redirect),
    timeZone: timeZone(),
  })
    .describe(
      "Without a booking service and a calendar, visitors are offered the appointment form alone.",
    )
    .optional(),
  translations: optionalList(
    "Other languages",
    translation,
    "The header links to the same page there, and search engines are told of it.",
  ),
  defaultLanguage: language(
    "Language for everybody else",
    "That of the site for visitors whose language none of the sites has; the same on each site.",
  ).optional(),
});
