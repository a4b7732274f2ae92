import { graphql } from "gatsby";

/** What both pages that confirm a form show below their titles. */
export const thankYou = (data: Queries.ThankYouFragment) => ({
  lead: data.formMessages.thankYou.lead,
  links: [data.navigation.home, data.serviceDetailPage.overview],
  picture: data.formMessages.thankYou.image,
});

export const fragment = graphql`
  fragment ThankYou on Query {
    formMessages {
      thankYou {
        title
        lead
        image {
          ...ShortMessagePicture
        }
      }
    }
    navigation {
      home {
        ...SmartLink
      }
    }
    serviceDetailPage {
      overview {
        ...SmartLink
      }
    }
    company {
      name
    }
  }
`;
