/**
 * What is pressed, and what is heard then. A line is a key, or an action of journey.ts, and the phrases that are said
 * after it: each once, and in this order. To add one, run its journey with `--verbose` and copy what is heard.
 */
import { fillTemplate } from "../../src/lib/fill-template";
import {
  appointmentWords,
  enquiryWords,
  rightAppointment,
  rightEnquiry,
} from "../setup/form-words";
import { findLinkLabel, words } from "../setup/words";
import { type Journey, open, openAtTop, seek, type Step, type } from "./journey";

const { company, carousel, home, aboutUs, labels, messages, search } = words;

const total = String(words.caseStudyHighlights.length);

const navigated = (page: string) => fillTemplate(labels.navigated, { page });

/** Submits the enquiry as it is, and then with what is right. */
const wrongAndRight: readonly Step[] = [
  ["Return", messages.problemTitle],
  ["Tab", enquiryWords.error("name")],
  ["Return", `${enquiryWords.label("name")} entry`],
  [type(rightEnquiry.name)],
  ["Tab", `${enquiryWords.label("email")} entry`],
  [type(rightEnquiry.email)],
  ["Tab", enquiryWords.error("phone")],
  [type(rightEnquiry.phone)],
  ["Tab", enquiryWords.label("option")],
  ["Down"],
  ["Tab", `${enquiryWords.label("messages")} entry`],
  [type(rightEnquiry.messages)],
  ["Tab", enquiryWords.submit],
  ["Return", enquiryWords.success],
];

export const journeys: readonly Journey[] = [
  {
    title: "reading all of the home page",
    steps: [
      [
        open("/"),
        `Finished loading ${fillTemplate(home.seo.title, { company: company.name })}`,
        // A service's name is a voice's own phrase; the tagline ends with these words.
        (home.hero.taglines[0] ?? "").split(" ").slice(-2).join(" "),
        ...(home.ambitions ? [home.ambitions.heading] : []),
        `${carousel.heading} heading level 2`,
        ...(home.testimonials ? [`${home.testimonials.heading} heading level 2`] : []),
        "Office description term",
        labels.copyright.split(". ")[1] ?? "",
      ],
    ],
  },
  {
    title: "search",
    steps: [
      [openAtTop("/about-us")],
      [seek("b", labels.search)],
      ["Return", search.title, search.hint],
      [type("market"), "results"],
      ["Down", "Marketing Service"],
      ["Escape"],
      ["ctrl+k"],
      [type("zzzz"), "zzzz"],
      ["Escape"],
    ],
  },
  {
    title: "carousel",
    steps: [
      [openAtTop("/")],
      [seek("b", carousel.next)],
      ["Return", fillTemplate(carousel.pair, { first: "2", second: "3", total })],
    ],
  },
  {
    title: "the enquiry, wrong and right",
    steps: [[openAtTop("/contact-us")], [seek("b", enquiryWords.submit)], ...wrongAndRight],
  },
  {
    title: "the appointment in its dialog, wrong and right",
    steps: [
      [openAtTop("/about-us")],
      [seek("b", aboutUs.whoWeAre.action.label)],
      ["Return", appointmentWords.heading],
      ["Tab", labels.close],
      // Firefox names the part of the date, and not the field.
      ["Tab", "Month"],
      [seek("Tab", appointmentWords.submit)],
      ["Return", messages.problemTitle],
      ["Tab"],
      ["Return"],
      [type("12012031")],
      [seek("Tab", appointmentWords.label("service"))],
      ["Down"],
      ["Tab", `${appointmentWords.label("name")} entry`],
      [type(rightAppointment.name)],
      ["Tab", `${appointmentWords.label("email")} entry`],
      [type(rightAppointment.email)],
      [seek("Tab", appointmentWords.submit)],
      ["Return", appointmentWords.success],
    ],
  },
  {
    title: "a link to another page",
    steps: [
      [openAtTop("/")],
      [seek("Tab", findLinkLabel("/about-us"))],
      ["Return", navigated(aboutUs.title)],
      ["ctrl+Home"],
      ["Tab"],
      ["Return", navigated(words.navigation.home.label)],
    ],
  },
];
