/** Whether the element takes typed text, so that a key is not a shortcut. */
function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

/**
 * Adds to a text what a visitor types before the field it is meant for exists.
 * @returns a function that stops it
 */
export function collectTyping(text: { current: string }): () => void {
  const collect = (event: KeyboardEvent) => {
    const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    if (!isCharacter || event.isComposing || takesText(event.target)) return;
    event.preventDefault();
    text.current += event.key;
  };
  document.addEventListener("keydown", collect);
  return () => document.removeEventListener("keydown", collect);
}
