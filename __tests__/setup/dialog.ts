/**
 * What jsdom lacks of a modal <dialog>: opening and closing it, the `close` event that follows, and the
 * focus that goes back. Importing this file is enough. What else a browser does (Escape, the inert
 * page, the backdrop) is tested in a real one.
 */
const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  if (this.open) throw new DOMException("It is open already", "InvalidStateError");
  focusBefore.set(this, document.activeElement);
  this.open = true;
};

HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  const before = focusBefore.get(this);
  if (before instanceof HTMLElement) before.focus();
  queueMicrotask(() => this.dispatchEvent(new Event("close")));
};

/** jsdom draws nothing: what is not hidden by its markup counts as seen. */
Element.prototype.checkVisibility = function (this: Element) {
  return this.closest("[hidden], dialog:not([open])") === null;
};
