import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { fillTemplate } from "../lib/fill-template";
import { readServiceName } from "../domain/service-name";
import { useBrowserValue } from "../lib/store";
import { ShortMessage } from "../sections/short-message";
import { Seo } from "../seo/seo";
import { below } from "../theme/style";

/** The page for every unknown /services/<name>. All share one prebuilt file, into which the browser fills the name. */
export default function ServiceNotFound({ data }: { data: Queries.ServiceNotFoundQuery }) {
  const { heading, message, messageWithoutName, back } = data.serviceDetailPage.notFound;
  const serviceName = useBrowserValue(readNameInAddress, "");
  const sentence = serviceName === "" ? messageWithoutName : fillTemplate(message, { serviceName });
  return (
    <ShortMessage
      title={heading}
      lead={<p css={twoLines}>{sentence}</p>}
      links={[back]}
      picture={data.notFoundPage.image}
    />
  );
}

/** The room of the sentence with the name, which the browser fills in after the first paint. */
const twoLines: CSSObject = { [`@media ${below("small")}`]: { minHeight: "3.2em" } };

/** The router's own location has a percent sign encoded twice. */
const readNameInAddress = () => readServiceName(window.location.pathname);

export const query = graphql`
  query ServiceNotFound {
    serviceDetailPage {
      notFound {
        seo {
          ...Seo
        }
        heading
        message
        messageWithoutName
        back {
          ...SmartLink
        }
      }
    }
    notFoundPage {
      image {
        ...ShortMessagePicture
      }
    }
  }
`;

export function Head({ data }: { data: Queries.ServiceNotFoundQuery }) {
  return <Seo text={data.serviceDetailPage.notFound.seo} />;
}
