/** What the editing guide shows. */
import { legalPath } from "../setup/legal";

export interface Screen {
  readonly name: string;
  readonly picture: string;
  readonly path: string;
  /** What to click first, such as the button that opens a dialog. */
  readonly open?: string;
  /** The part of the page that is shown; the main area if left out. */
  readonly within?: string;
  /** The files and folders with texts of this screen; by default those of the page, and those without a page. */
  readonly files?: readonly string[];
}

const onEveryPage = ["company.json", "navigation.json", "labels.json"];
const dialog = "dialog[open]";

/** A service and a legal document stand for the others. */
export const screens: readonly Screen[] = [
  { name: "Top of every page", picture: "header", path: "/", within: "header", files: onEveryPage },
  { name: "Home page", picture: "home", path: "/" },
  { name: "About us", picture: "about-us", path: "/about-us" },
  {
    name: "Services",
    picture: "service",
    path: "/service",
    files: ["pages/service.json", "services/"],
  },
  {
    name: "A service",
    picture: "service-detail",
    path: "/services/strategy",
    files: ["services/strategy.json", "pages/service-detail.json", "navigation.json"],
  },
  { name: "Case studies", picture: "case-study", path: "/case-study" },
  {
    name: "Contact us, with the appointment form open",
    picture: "contact-us",
    path: "/contact-us",
    open: "summary",
  },
  { name: "A legal document", picture: "legal", path: legalPath },
  { name: "Page not found", picture: "not-found", path: "/404" },
  {
    name: "Bottom of every page",
    picture: "footer",
    path: "/",
    within: "footer",
    files: onEveryPage,
  },
  {
    name: "The search",
    picture: "search-dialog",
    path: "/",
    open: "header [aria-haspopup=dialog]",
    within: dialog,
    files: ["search.json"],
  },
  {
    name: "The calendar",
    picture: "scheduling-dialog",
    path: "/",
    open: "main [aria-haspopup=dialog]",
    within: dialog,
    files: ["scheduling.json", "company.json"],
  },
  {
    name: "The appointment form",
    picture: "appointment-dialog",
    path: "/about-us",
    open: "main [aria-haspopup=dialog]",
    within: dialog,
    files: ["forms/expert-appointment.json"],
  },
  {
    name: "A service's dialog",
    picture: "service-dialog",
    path: "/service",
    open: "main li [aria-haspopup=dialog]",
    within: dialog,
    files: ["services/marketing.json", "labels.json"],
  },
];
