/** The content files that have a preview in the CMS, and where it shows them. */
import type { SavedContent } from "./saved-content";

export interface Preview {
  readonly page: PreviewPage;
  /** The id of the part of the page that shows the file; without it, the preview opens at the top. */
  readonly part?: string;
}

/** The previews, by GraphQL type. */
const previews = {
  HomePage: { page: "HomePage" },
  CaseStudyHighlights: { page: "HomePage", part: "case-study" },
  Testimonials: { page: "HomePage", part: "testimonials" },
  GetInTouch: { page: "HomePage", part: "get-in-touch" },
  AboutUsPage: { page: "AboutUsPage" },
  Values: { page: "AboutUsPage", part: "our-values" },
  Team: { page: "AboutUsPage", part: "our-team" },
  ServicePage: { page: "ServicePage" },
  Service: { page: "ServiceDetail" },
  ServiceDetailPage: { page: "ServiceDetail", part: "other-services" },
  CaseStudyPage: { page: "CaseStudyPage" },
  CaseStudies: { page: "CaseStudyPage" },
  ContactUsPage: { page: "ContactUsPage" },
  ContactEnquiryForm: { page: "ContactUsPage" },
  ExpertAppointmentForm: { page: "ContactUsPage", part: "appointment" },
  FormMessages: { page: "ThankYouPage" },
  Company: { page: "ContactUsPage" },
  Navigation: { page: "HomePage" },
  Labels: { page: "LegalDocument" },
  SearchText: { page: "HomePage" },
  SchedulingText: { page: "HomePage" },
  LegalDocument: { page: "LegalDocument" },
  NotFoundPage: { page: "NotFoundPage" },
  ErrorScreen: { page: "ErrorScreen" },
} as const;

export type PreviewPage = (typeof previews)[keyof typeof previews]["page"];

export function previewOf(type: string): Preview | undefined {
  const byType: Readonly<Record<string, Preview>> = previews;
  return byType[type];
}

export const previewedTypes = Object.keys(previews);

export const previewFolder = "/admin/preview";

/** Fetches, in the browser, what `savedContent` has returned. */
export async function fetchSavedContent(): Promise<SavedContent> {
  return fetch(`${previewFolder}/content.json`).then((response): Promise<SavedContent> =>
    response.json(),
  );
}
