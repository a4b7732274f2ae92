import { noAnswerId, pressedAttribute } from "../theme/before-hydration";

/** Clicks the button again that was pressed before hydration, now that it answers. */
export function answerEarlyPress(): void {
  document.getElementById(noAnswerId)?.setAttribute("hidden", "");
  const button = document.querySelector<HTMLElement>(`[${pressedAttribute}]`);
  button?.removeAttribute(pressedAttribute);
  button?.click();
}
