import { escapeHtml } from "./escape-html";

interface FramedScript {
  readonly scriptUrl: string;
  /** The class of the element that the script fills. */
  readonly className: string;
  /** The page that the script shows in it. */
  readonly pageUrl: string;
}

const style =
  "html,body,div{height:100%;margin:0}iframe{width:100%;height:100%;border:0;background:#fff}";

/**
 * Returns the `data:` address of a document that loads a third party's script. Such a document has no origin, so the script
 * cannot reach our page, while the page that it frames keeps its own origin (docs/decisions/0011).
 */
export function createScriptFrame({ scriptUrl, className, pageUrl }: FramedScript): string {
  const page = escapeHtml(pageUrl);
  // Booking services differ in which attribute they read.
  const element = `<div class="${escapeHtml(className)}" data-url="${page}" data-src="${page}"></div>`;
  const html = `<!doctype html><meta charset="utf-8"><style>${style}</style>${element}<script src="${escapeHtml(scriptUrl)}"></script>`;
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
}
