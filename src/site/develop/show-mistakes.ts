/** Where the development server tells its pages about mistakes in content. */
export const mistakesAddress = "/___content-mistakes";

const style =
  "position:fixed;inset:auto 0 0;z-index:2147483647;max-height:60vh;overflow:auto;margin:0;padding:1rem 1.5rem;" +
  "background:#B3261E;color:#fff;font:14px/1.6 monospace;white-space:pre-wrap";

/** In `npm run dev`: shows mistakes in content over the page, which keeps the last good content. */
export function showMistakes(): void {
  const message = document.createElement("pre");
  message.setAttribute("role", "alert");
  message.style.cssText = style;
  new EventSource(mistakesAddress).onmessage = ({ data }) => {
    message.textContent = `Mistake in the content, which is not shown until this is fixed:\n\n${String(data)}`;
    if (data === "") message.remove();
    else document.body.append(message);
  };
}
