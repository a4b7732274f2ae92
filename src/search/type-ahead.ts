/** Whether keys that go to this element are text for it, not commands to the page. */
export function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

/**
 * Collects what a visitor types while the field that it is meant for is still on its way.
 * @returns ends the collecting, and gives the text that was typed
 */
export function collectTyping(): () => string {
  let text = "";
  const collect = (event: KeyboardEvent) => {
    const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    if (!isCharacter || event.isComposing || takesText(event.target)) return;
    event.preventDefault();
    text += event.key;
  };
  document.addEventListener("keydown", collect);
  return () => {
    document.removeEventListener("keydown", collect);
    return text;
  };
}
