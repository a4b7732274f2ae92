import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useSyncExternalStore } from "react";
import { serviceNameOf } from "./service-name-of";
import { fillTemplate } from "../lib/fill-template";
import { ShortMessage } from "../sections/short-message";
import { Seo } from "../seo/seo";

type ServiceNotFoundProps = Pick<PageProps<Queries.ServiceNotFoundQuery>, "data"> & {
  location: { pathname: string };
};

const never = () => () => undefined;

/**
 * Every /services/<name> that is no service. One prebuilt file answers for all of them, so the name
 * can be told only in the browser: the first drawing must match that file and leaves it out.
 */
export default function ServiceNotFound({ data, location }: ServiceNotFoundProps) {
  const { heading, message, back } = data.serviceDetailPage.notFound;
  const serviceName = useSyncExternalStore(
    never,
    () => serviceNameOf(location.pathname),
    () => "",
  );
  return (
    <ShortMessage title={heading} lead={fillTemplate(message, { serviceName })} links={[back]} />
  );
}

export const query = graphql`
  query ServiceNotFound {
    serviceDetailPage {
      notFound {
        seo {
          title
          description
        }
        heading
        message
        back {
          label
          to
        }
      }
    }
  }
`;

export function Head({ data }: Pick<HeadProps<Queries.ServiceNotFoundQuery>, "data">) {
  return <Seo text={data.serviceDetailPage.notFound.seo} />;
}
