import { z } from "zod";
import { embed } from "../company";
import { altText, imagePath, link, seo, template, text } from "../primitives";

const titledText = z
  .strictObject({ title: text(), description: text() })
  .meta({ id: "TitledText" });

/** The latitudes are those of the map, which leaves out Antarctica. */
const coveragePlace = z
  .strictObject({
    name: text(),
    latitude: z.number().min(-55).max(83),
    longitude: z.number().min(-180).max(180),
    description: text(),
  })
  .meta({ id: "CoveragePlace" });

/** content/pages/about-us.json: the numbered sections of the about page, in display order. */
export const aboutUsPage = z.strictObject({
  seo: seo(),
  title: text(),
  lead: text(),
  whoWeAre: z
    .strictObject({
      number: text(),
      heading: text(),
      body: text(),
      /** Opens the appointment dialog; without JavaScript it is a link to the form on a page. */
      action: link(),
      image: imagePath(),
      imageAlt: altText(),
    })
    .meta({ id: "AboutWhoWeAre" }),
  missionVision: z
    .strictObject({
      number: text(),
      heading: text(),
      items: z.array(titledText).min(1),
      image: imagePath(),
      imageAlt: altText(),
    })
    .meta({ id: "AboutMissionVision" }),
  values: z.strictObject({ heading: text(), lead: text() }).meta({ id: "AboutValues" }),
  whyChoose: z
    .strictObject({
      number: text(),
      heading: text(),
      lead: text(),
      items: z.array(titledText).min(1),
      image: imagePath(),
      imageAlt: altText(),
    })
    .meta({ id: "AboutWhyChoose" }),
  team: z
    .strictObject({
      number: text(),
      heading: text(),
      lead: text(),
      profileLabel: template("name"),
    })
    .meta({ id: "AboutTeam" }),
  coverage: z
    .strictObject({
      number: text(),
      heading: text(),
      lead: text(),
      places: z.array(coveragePlace).min(1),
      mapAlt: text(),
      map: embed(),
    })
    .meta({ id: "AboutCoverage" }),
});
