/**
 * Adds the parts of a modal <dialog> that jsdom lacks: opening, closing, the `close` event and returning
 * the focus. Importing this file is enough. Escape, the inert page and the backdrop are tested in a browser.
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

/** jsdom has no layout, so an element counts as visible unless its markup hides it. */
Element.prototype.checkVisibility = function (this: Element) {
  return this.closest("[hidden], dialog:not([open])") === null;
};
