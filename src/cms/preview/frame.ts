/** The iframe of the preview: it shows a page, and nothing in it leads anywhere. */

/** Keeps links and forms from leaving the page, and the page from fetching anything or taking the focus. Call it once. */
export function guardFrame(): void {
  // After the page's own listeners, some of which open a dialog.
  window.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target.closest("a") : null;
    if (!target) return;
    event.preventDefault();
    if (target.hash !== "") scrollToPart(decodeURIComponent(target.hash.slice(1)));
  });
  // Before the page's own listeners, which would send the form.
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("submit", stop, { capture: true });
  // An empty search index, and no reply for a form.
  window.fetch = () => Promise.resolve(new Response("[]"));
  new MutationObserver(cropPictures).observe(document.body, { childList: true, subtree: true });
  // A dialog that opens would take the focus from the field in which the editor is typing.
  leaveFocus(HTMLElement.prototype, "focus");
  leaveFocus(HTMLDialogElement.prototype, "showModal");
  leaveFocus(HTMLInputElement.prototype, "select");
}

/** Changes a method that moves the focus, so that a field beside the frame keeps it. */
function leaveFocus<Name extends string>(
  prototype: Record<Name, (...args: never[]) => void>,
  name: Name,
): void {
  prototype[name] = new Proxy(prototype[name], {
    apply(method, element, args) {
      // Null once the CMS has removed the frame.
      const editor = window.frameElement?.ownerDocument;
      const field = editor?.querySelector<HTMLElement>(":focus:not(iframe)");
      Reflect.apply(method, element, args);
      field?.focus({ preventScroll: true });
    },
  });
}

export function scrollToPart(id: string): void {
  const part = document.getElementById(id);
  const details = part?.querySelector("details");
  if (details) details.open = true;
  part?.scrollIntoView();
}

/** Scrolls to a text of the page, or of an open dialog, unless it is in view. */
export function scrollToText(text: string): void {
  const [first = ""] = text.trim().split("\n");
  if (first === "") return;
  const elements = document.querySelectorAll("dialog[open] *, main *, footer *");
  // The innermost element is the last of those that have the text.
  const element = [...elements].filter((each) => each.textContent.includes(first)).at(-1);
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  if (top < headerHeight || bottom > innerHeight) element?.scrollIntoView({ block: "center" });
}

/** In pixels. */
const headerHeight = 80;

/** Crops pictures, which fill their box: the preview has them in their original proportions only. */
function cropPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>("picture > img[height]")) {
    const size = [image.getAttribute("width"), image.getAttribute("height")];
    image.style.aspectRatio = size.join(" / ");
  }
}
