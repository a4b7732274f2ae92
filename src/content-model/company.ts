import { z } from "zod";
import {
  emailAddress,
  httpsUrl,
  linkTarget,
  phoneNumber,
  siteOrigin,
  template,
  text,
  timeOfDay,
  timeZone,
} from "./primitives";

const weekday = z
  .enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
  .meta({ id: "Weekday" });

/** A third-party page, loaded when the visitor clicks its button ("click") or scrolls near ("view"). */
export const embed = () => embedSchema;
const embedSchema = z
  .strictObject({
    title: text(),
    embedUrl: httpsUrl().meta({ iframe: true }),
    linkUrl: httpsUrl(),
    showLabel: text(),
    openLabel: text(),
    load: z.enum(["click", "view"]).meta({ id: "EmbedLoad" }),
  })
  .meta({ id: "Embed" });

/** content/company.json: the company's name, addresses, contact details and office hours. */
export const company = z.strictObject({
  name: text(),
  description: text(),
  /** The address the site is published at; canonical URLs start with it. */
  url: siteOrigin(),
  /** The site with the case-study articles, at /case-studies/{slug}/. */
  caseStudyHost: siteOrigin(),
  email: emailAddress(),
  /** Where to report a vulnerability; for /.well-known/security.txt. */
  securityEmail: emailAddress(),
  phone: z.strictObject({ label: text(), number: phoneNumber() }).meta({ id: "Phone" }),
  office: z
    .strictObject({
      label: text(),
      street: text(),
      locality: text(),
      region: text(),
      postalCode: text(),
      country: text(),
      countryCode: z.string().length(2, "expected a two-letter country code such as IN"),
    })
    .meta({ id: "Office" }),
  repOffice: z
    .strictObject({ label: text(), cities: z.array(text()).min(1) })
    .meta({ id: "RepOffice" }),
  hours: z
    .strictObject({
      label: text(),
      days: z.array(weekday).min(1),
      opens: timeOfDay(),
      closes: timeOfDay(),
      timeZone: timeZone(),
      /** Shown to visitors in other time zones. */
      localLabel: template("days", "opens", "closes", "zone"),
    })
    .meta({ id: "OfficeHours" }),
  social: z.array(
    z
      .strictObject({
        network: z.enum(["general", "professional", "photos"]).meta({ id: "SocialNetwork" }),
        label: text(),
        to: linkTarget(),
      })
      .meta({ id: "SocialLink" }),
  ),
  map: embed(),
  scheduling: z
    .strictObject({
      scriptUrl: httpsUrl(),
      calendarUrl: httpsUrl().meta({ iframe: true }),
      timeZone: timeZone(),
    })
    .meta({ id: "Scheduling" }),
});
