type Press = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether the browser itself answers a press of a link: with another tab or window, or a download. */
export const isForNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
