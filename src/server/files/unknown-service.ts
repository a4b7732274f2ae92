import { renderToStaticMarkup } from "react-dom/server";
import { fillTemplate } from "../../lib/fill-template";

/** Names the service in the prebuilt page for unknown services (src/templates/service-not-found.tsx). */
export function insertServiceName(html: string, name: string): string {
  if (name === "") return html;
  return html.replace(
    /(<p [^>]*data-with-name="([^"]*)"[^>]*>)[^<]*/,
    // React escapes the name.
    (_match, tag: string, sentence: string) =>
      tag + fillTemplate(sentence, { serviceName: renderToStaticMarkup(name) }),
  );
}
