import { z } from "zod";
import { embed } from "../company";
import { choice, contentFile, group, optionalList } from "../structures";
import { fieldMeta } from "../field-metadata";
import {
  closingPicture,
  sectionHeaderFields,
  link,
  pageHeaderFields,
  pictureFields,
} from "../shared-fields";
import { longText, template, shortText } from "../field-types";

const number = shortText("Number", "Above the heading.", "01");

const titledText = group("TitledText", "Text", {
  title: shortText("Title"),
  description: longText("Description"),
});

/** The latitudes are those of the map, which leaves out Antarctica. */
const coveragePlace = group("CoveragePlace", "Place", {
  name: shortText("Name"),
  latitude: z
    .number()
    .min(-55)
    .max(83)
    .meta(fieldMeta("Latitude", "Degrees north, such as 48.86.")),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .meta(fieldMeta("Longitude", "Degrees east, such as 2.35.")),
  nameSide: choice("NameSide", "Name on the map", ["right", "left", "above", "below"]).describe(
    "The side of the pin where no other pin or name is.",
  ),
  description: longText("Description"),
});

/** content/pages/about-us.json: the numbered sections of the about page, in display order. */
export const aboutUsPage = contentFile("About us", {
  ...pageHeaderFields,
  whoWeAre: group("AboutWhoWeAre", "Who we are", {
    number,
    heading: shortText("Heading"),
    body: longText("Text", "Separate paragraphs by Enter in the CMS, by \\n in a file."),
    action: link("Button", "Opens the appointment form."),
    ...pictureFields({ width: 680 }),
  }),
  missionVision: group("AboutMissionVision", "Mission and vision", {
    number,
    heading: shortText("Heading"),
    items: optionalList("Texts", titledText),
    ...pictureFields({ width: 680 }),
  }),
  values: group("AboutValues", "Values", sectionHeaderFields).optional(),
  whyChoose: group("AboutWhyChoose", "Why choose us", {
    number,
    ...sectionHeaderFields,
    items: optionalList("Reasons", titledText),
    ...pictureFields({ width: 680, height: 680 }),
  }),
  team: group("AboutTeam", "Team", {
    number,
    ...sectionHeaderFields,
    profileLabel: shortText("Link to a profile").optional(),
  }).optional(),
  coverage: group("AboutCoverage", "Where we work", {
    number,
    ...sectionHeaderFields,
    places: optionalList("Places", coveragePlace, "The pins of the map."),
    showPlace: template("Button that shows a place on the embedded map", "name"),
    mapAlt: shortText("Description of the map"),
    map: embed("Embedded map"),
  }).optional(),
  closing: closingPicture.optional(),
});
