import { Fragment, type ReactNode } from "react";

/** Puts a node, such as a link, in place of each {placeholder} of a text from content. */
export function fillWithNodes(template: string, nodes: Readonly<Record<string, ReactNode>>) {
  // With a capturing group, `split` returns the placeholders' names at the odd indexes.
  return template
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? nodes[part] : part}</Fragment>);
}
