/** The box in which the CMS says why it wrote nothing, or what could be better. It stays until it is dismissed. */

const box = document.createElement("section");
box.setAttribute("role", "alert");
Object.assign(box.style, {
  position: "fixed",
  // Above the list of pictures.
  zIndex: "100000",
  right: "16px",
  bottom: "16px",
  maxWidth: "min(560px, calc(100vw - 32px))",
  maxHeight: "60vh",
  overflow: "auto",
  padding: "16px 20px",
  background: "#fff",
  color: "#1f2430",
  border: "2px solid #b3261e",
  borderRadius: "6px",
  boxShadow: "0 6px 24px rgb(0 0 0 / 30%)",
  font: "15px/1.5 system-ui, sans-serif",
});

export function showRefusal(lines: readonly string[], title = "Nothing was published"): void {
  show(title, lines, "#b3261e");
}

export function showAdvice(lines: readonly string[]): void {
  show("Published. It could be better still:", lines, "#8a6100");
}

export function dismiss(): void {
  box.remove();
}

function show(title: string, lines: readonly string[], border: string): void {
  const heading = document.createElement("strong");
  heading.textContent = title;
  const list = document.createElement("ul");
  Object.assign(list.style, { margin: "8px 0 12px", paddingLeft: "20px" });
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
