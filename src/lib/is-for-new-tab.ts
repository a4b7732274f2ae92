type Click = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether the browser should handle a click on a link itself, because the keys held ask for a new tab, a window or a download. */
export const isForNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
