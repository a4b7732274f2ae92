import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// The default of one second is too short on a busy machine, where Jest still has to compile a dialog's code.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no `matchMedia`. By default the theme is light and the screen is wide.
Object.defineProperty(window, "matchMedia", {
  configurable: true,
  writable: true,
  value: (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes("width >=") }),
});

// jsdom has no `fetch`. By default no request is ever answered.
Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });

// jsdom has no layout, and so no scrolling.
Element.prototype.scrollIntoView = () => undefined;

/**
 * Translators replace text nodes by elements of their own. React would then fail to remove the node or to insert before it,
 * or would change it outside the document. So a text that changes must be the only child of its element.
 */
function forbid(what: string, node: Node | null): void {
  if (node instanceof Text)
    throw new Error(`React ${what} a text beside others, "${node.data}": see docs/testing.md`);
}
// oxlint-disable-next-line typescript/unbound-method -- called with their nodes
const { insertBefore, removeChild } = Node.prototype;
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
const isOfReact = (node: Node) => Object.keys(node).some((key) => key.startsWith("__reactFiber$"));
Object.assign(Node.prototype, {
  insertBefore(this: Node, node: Node, next: Node | null) {
    forbid("inserts before", next);
    return insertBefore.call(this, node, next);
  },
  removeChild(this: Node, node: Node) {
    forbid("removes", node);
    return removeChild.call(this, node);
  },
});
Object.defineProperty(Node.prototype, "nodeValue", {
  ...nodeValue,
  set(this: Node, value: string | null) {
    if (isOfReact(this)) forbid("changes", this);
    nodeValue?.set?.call(this, value);
  },
});
