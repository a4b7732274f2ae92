import { z } from "zod";
import { embed } from "../company";
import { contentFile, group, labelled, list } from "../help";
import { link, seo } from "../parts";
import { altText, imagePath, longText, template, text } from "../primitives";

const number = text("Number", "Above the heading.", "01");

const titledText = group("TitledText", "Text", {
  title: text("Title"),
  description: longText("Description"),
});

/** The latitudes are those of the map, which leaves out Antarctica. */
const coveragePlace = group("CoveragePlace", "Place", {
  name: text("Name"),
  latitude: labelled(z.number().min(-55).max(83), "Latitude", "Degrees north, such as 22.57."),
  longitude: labelled(z.number().min(-180).max(180), "Longitude", "Degrees east, such as 88.36."),
  description: longText("Description"),
});

/** content/pages/about-us.json: the numbered sections of the about page, in display order. */
export const aboutUsPage = contentFile("About us", {
  seo,
  title: text("Title"),
  lead: longText("Lead"),
  whoWeAre: group("AboutWhoWeAre", "Who we are", {
    number,
    heading: text("Heading"),
    body: longText("Text", "Separate paragraphs by Enter in the CMS, by \\n in a file."),
    action: link("Button", "Opens the appointment form."),
    image: imagePath({ width: 680 }),
    imageAlt: altText(),
  }),
  missionVision: group("AboutMissionVision", "Mission and vision", {
    number,
    heading: text("Heading"),
    items: list("Texts", titledText),
    image: imagePath({ width: 680 }),
    imageAlt: altText(),
  }),
  values: group("AboutValues", "Values", { heading: text("Heading"), lead: longText("Lead") }),
  whyChoose: group("AboutWhyChoose", "Why choose us", {
    number,
    heading: text("Heading"),
    lead: longText("Lead"),
    items: list("Reasons", titledText),
    image: imagePath({ width: 680, height: 680 }),
    imageAlt: altText(),
  }),
  team: group("AboutTeam", "Team", {
    number,
    heading: text("Heading"),
    lead: longText("Lead"),
    profileLabel: text("Link to a profile"),
  }),
  coverage: group("AboutCoverage", "Where we work", {
    number,
    heading: text("Heading"),
    lead: longText("Lead"),
    places: list("Places", coveragePlace, "The pins of the map."),
    showPlace: template("Button that shows a place on the embedded map", "name"),
    mapAlt: text("Description of the map"),
    map: embed("Embedded map"),
  }),
});
