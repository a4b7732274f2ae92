import { graphql } from "gatsby";
import { fillTemplate } from "../lib/fill-template";
import { serviceNameOf } from "../domain/service-name";
import { useBrowserValue } from "../lib/store";
import { ShortMessage } from "../sections/short-message";
import { Seo } from "../seo/seo";

/**
 * The page for every /services/<name> that does not exist. They share one prebuilt file: the site's own server fills
 * the name in from `data-with-name`, any other host leaves that to the browser, so React must not report a mismatch.
 */
export default function ServiceNotFound({ data }: { data: Queries.ServiceNotFoundQuery }) {
  const { heading, message, messageWithoutName, back } = data.serviceDetailPage.notFound;
  const serviceName = useBrowserValue(nameInAddress, "");
  const sentence = serviceName === "" ? messageWithoutName : fillTemplate(message, { serviceName });
  const lead = (
    <p data-with-name={message} suppressHydrationWarning>
      {sentence}
    </p>
  );
  return (
    <ShortMessage title={heading} lead={lead} links={[back]} picture={data.notFoundPage.image} />
  );
}

/** The router's own location has a percent sign encoded twice. */
const nameInAddress = () => serviceNameOf(window.location.pathname);

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
