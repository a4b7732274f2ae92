import { graphql } from "gatsby";
import { PageTitle } from "../blocks/page-title";

/** The title of the contact page, above the heading of its first section, and the way to an appointment. */
export function ContactTitle({ title, lead, book }: Queries.ContactTitleFragment) {
  return <PageTitle title={title} lead={lead} action={book} />;
}

export const fragment = graphql`
  fragment ContactTitle on ContactUsPage {
    title
    lead
    book {
      ...SmartLink
    }
  }
`;
