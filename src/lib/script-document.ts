import { escapeHtml } from "./escape-html";

export interface DrawnByScript {
  readonly scriptUrl: string;
  /** The class of the element in which the script draws. */
  readonly className: string;
  /** The page that it shows there. */
  readonly pageUrl: string;
}

const style = "html,body,div{height:100%;margin:0}iframe{width:100%;height:100%;border:0}";

/**
 * Returns the `data:` address of a document that loads a third party's script. Such a document is no part of our origin, so
 * that the script finds the page around it closed; what it frames keeps an origin of its own.
 */
export function scriptDocument({ scriptUrl, className, pageUrl }: DrawnByScript): string {
  const page = escapeHtml(pageUrl);
  // Services differ in the name of the attribute.
  const element = `<div class="${escapeHtml(className)}" data-url="${page}" data-src="${page}"></div>`;
  const html = `<!doctype html><meta charset="utf-8"><style>${style}</style>${element}<script src="${escapeHtml(scriptUrl)}"></script>`;
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
}
