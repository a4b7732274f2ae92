/**
 * Holds the shipped content to the words of the specification. That pages show content as it is, in its order, is proved by the
 * tests in pages, sections, dialogs and layout. A site with content of its own deletes this folder first.
 */
import { readdirSync } from "node:fs";
import caseStudies from "../../content/case-studies.json";
import highlights from "../../content/case-study-highlights.json";
import company from "../../content/company.json";
import getInTouch from "../../content/get-in-touch.json";
import privacyPolicy from "../../content/legal/privacy-policy.json";
import termsOfService from "../../content/legal/terms-of-service.json";
import navigation from "../../content/navigation.json";
import aboutUs from "../../content/pages/about-us.json";
import caseStudy from "../../content/pages/case-study.json";
import contactUs from "../../content/pages/contact-us.json";
import error from "../../content/pages/error.json";
import home from "../../content/pages/home.json";
import service from "../../content/pages/service.json";
import serviceDetail from "../../content/pages/service-detail.json";
import humanResources from "../../content/services/human-resources.json";
import marketing from "../../content/services/marketing.json";
import strategy from "../../content/services/strategy.json";
import team from "../../content/team.json";
import testimonials from "../../content/testimonials.json";
import values from "../../content/values.json";

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const pairs = (links: readonly { label: string; to: string }[]) =>
  links.map(({ label, to }) => [label, to]);

it("/ has the specification's headings, buttons and samples", () => {
  expect(home.hero.taglines).toEqual([
    "Strategy that hits the mark.",
    "Human Resources that ignites culture.",
    "Marketing that amplifies your brand.",
  ]);
  const { tailoredStrategies, caseStudies } = home;
  expect(pairs([home.hero.action, tailoredStrategies.action, caseStudies.viewAll])).toEqual([
    ["CONTACT US", "/contact-us"],
    ["DISCOVER OUR SERVICES", "/service"],
    ["VIEW ALL", "/case-study"],
  ]);
  expect(tailoredStrategies.heading).toBe(
    "Empowering Your Business with Tailored Strategies for Success",
  );
  expect(home.ambitions.heading).toBe("Ambitions to Results");
  expect(titles(home.features)).toEqual([
    "Results in 90–180 Days",
    "Consultancy-As-a-Service (CONaaS)",
    "Fractional Consultant",
  ]);
  expect(caseStudies.heading).toBe("Case Study");
  expect(highlights.items.map(({ category }) => category)).toEqual([
    "E-commerce – Fashion Retailer",
    "SaaS Product Launch",
    "Healthcare Platform",
    "Another Case Study",
  ]);
  expect(home.testimonials.heading).toBe("Success in Action");
  expect(testimonials.items.map(({ role, rating }) => [role, rating])).toEqual(
    Array.from({ length: 3 }, () => ["Marketing Director", 5]),
  );
  expect(getInTouch.heading).toBe("Get in touch with us");
});

it("/about-us has the specification's sections, values, reasons, team and places", () => {
  const { whoWeAre, missionVision, whyChoose, coverage } = aboutUs;
  expect(aboutUs.title).toBe("About Us");
  const sections = [whoWeAre, missionVision, whyChoose, aboutUs.team, coverage];
  expect(sections.map(({ number, heading }) => `${number} ${heading}`)).toEqual([
    "01 Who We Are",
    "02 Our Mission/Vision",
    "03 Why Choose",
    "04 Our Team",
    "05 Our Coverage",
  ]);
  expect(pairs([whoWeAre.action])).toEqual([
    ["Ensuring measurable results in 90–180 days", "/contact-us#appointment"],
  ]);
  expect(aboutUs.values.heading).toBe("Our Values");
  expect(titles(values.cards)).toEqual([
    "Joy in Growth",
    "Accountable Changemakers",
    "Adaptive Collaboration",
  ]);
  expect(titles(whyChoose.items)).toEqual([
    "On-Demand Expertise",
    "Results in 90-180 Days",
    "Customized Actionable Insights",
  ]);
  expect(team.members).toHaveLength(3);
  const places = ["London", "Dubai", "Saudi Arabia", "Mumbai", "Kolkata"];
  expect(coverage.places.map(({ name }) => name)).toEqual(places);
});

it("/service introduces three services in two paragraphs, and offers to talk", () => {
  expect(service.title).toBe("Services");
  expect(service.intro.heading).toBe("Solutions for your business growth!");
  expect(service.intro.paragraphs.map((text) => text.includes("90–180 days"))).toEqual([
    true,
    true,
  ]);
  expect(service.services).toEqual(["marketing", "human-resources", "strategy"]);
  expect(pairs([service.talkGrowth.action])).toEqual([["LET'S TALK GROWTH", "/contact-us"]]);
});

it("/services has three services, and a way back from others", () => {
  expect(readdirSync("content/services")).toHaveLength(3);
  expect(titles([humanResources, marketing, strategy])).toEqual([
    "Human Resources",
    "Marketing",
    "Strategy",
  ]);
  expect(serviceDetail.notFound).toMatchObject({
    heading: "Service Not Found",
    message: "The service '{serviceName}' does not exist.",
    back: { label: "Back to Services", to: "/services" },
  });
});

it("/case-study has a placeholder intro and six tiles that lead to the four specified articles", () => {
  expect(caseStudy.title).toBe("Case Study");
  expect(caseStudy.intro).toMatch(/^Lorem ipsum/);
  expect(caseStudy.readArticle).toBe("READ ARTICLE");
  expect(caseStudies.tiles).toHaveLength(6);
  expect(caseStudies.tiles.map(({ slug }) => slug)).toEqual([
    "e-commerce-fashion-retailer",
    "saas-product-launch",
    "local-bakery-website-redesign",
    "human-resources",
    "human-resources",
    "saas-product-launch",
  ]);
});

it("the other pages have the specification's titles and sections", () => {
  expect(contactUs.title).toBe("Contact Us");
  expect([privacyPolicy.title, privacyPolicy.sections.length]).toEqual(["Privacy Policy", 9]);
  expect([termsOfService.title, termsOfService.sections.length]).toEqual(["Terms of Service", 10]);
  expect(error.heading).toBe("Unexpected Application Error!");
});

it("header and footer have the specification's links and company details", () => {
  const { main, legal, quick } = navigation;
  expect(navigation.home.label).toBe("Home");
  const pages = (caseStudies: string) => [
    ["About Us", "/about-us"],
    ["Services", "/service"],
    ["Case Study", caseStudies],
    ["Contact Us", "/contact-us"],
  ];
  expect(pairs(main.links)).toEqual(pages("/case-study"));
  expect(pairs(quick.links)).toEqual(pages("/#case-study"));
  expect([legal.label, quick.label]).toEqual(["Legal Links", "Quick Links"]);
  expect(pairs(legal.links)).toEqual([
    ["Privacy Policy", "/privacy-policy"],
    ["Terms of Service", "/terms-of-service"],
  ]);
  // Their addresses are placeholders.
  expect(company.social.map(({ to }) => to)).toEqual(["#", "#", "#"]);
  expect([company.office.label, company.repOffice.label]).toEqual(["Office", "Rep Office"]);
  expect(company.hours.label).toBe("Timings: Monday to Friday – 10 AM- 6 PM");
});
