import { z } from "zod";
import { link, reference, seo, statusText, template, text } from "../primitives";

const callToTalk = z
  .strictObject({ heading: text(), lead: text(), action: link() })
  .meta({ id: "CallToTalk" });

/** content/pages/service.json: the Services overview. */
export const servicePage = z.strictObject({
  seo: seo(),
  title: text(),
  intro: z
    .strictObject({
      heading: text(),
      paragraphs: z.array(text()).length(2, "expected two paragraphs"),
    })
    .meta({ id: "ServiceIntro" }),
  /** The cards, in display order. */
  services: z.array(reference("Service", "name")).min(1),
  talkGrowth: callToTalk,
  readMore: template("service"),
  /** In a service's dialog, while its text is on its way, and if it does not arrive. */
  textLoading: statusText(),
  textNotLoaded: statusText(),
});

/** content/pages/service-detail.json: texts shared by the pages of all services. */
export const serviceDetailPage = z.strictObject({
  overview: link(),
  othersHeading: text(),
  talk: callToTalk,
  notFound: z
    .strictObject({
      seo: seo(),
      heading: text(),
      message: template("serviceName"),
      /** Shown until the name is known. */
      messageWithoutName: text(),
      back: link(),
    })
    .meta({ id: "ServiceNotFound" }),
});
