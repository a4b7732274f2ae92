/** The box in which the CMS says why it wrote nothing, or what could be better. It stays until it is dismissed. */
const box = document.createElement("section");
box.setAttribute("role", "alert");
// Above the list of pictures.
box.style.cssText = `position: fixed; z-index: 100000; right: 16px; bottom: 16px;
  max-width: min(560px, calc(100vw - 32px)); max-height: 60vh; overflow: auto; padding: 16px 20px;
  background: #fff; color: #1f2430; border: 2px solid; border-radius: 6px;
  box-shadow: 0 6px 24px rgb(0 0 0 / 30%); font: 15px/1.5 system-ui, sans-serif`;

export function showNotice(title: string, lines: readonly string[], border = "#b3261e"): void {
  const heading = document.createElement("strong");
  heading.textContent = title;
  const list = document.createElement("ul");
  list.style.cssText = "margin: 8px 0 12px; padding-left: 20px";
  for (const line of lines) {
    const item = document.createElement("li");
    item.textContent = line;
    list.append(item);
  }
  const button = document.createElement("button");
  button.textContent = "Dismiss";
  button.addEventListener("click", dismiss);
  box.replaceChildren(heading, list, button);
  box.style.borderColor = border;
  document.body.append(box);
}

export function dismiss(): void {
  box.remove();
}
