/** Adds a third party's script to the page, unless it is there. One that fails to load is removed again. */
export function addScript(url: string): void {
  if ([...document.scripts].some(({ src }) => src === url)) return;
  const script = document.createElement("script");
  script.src = url;
  script.async = true;
  script.onerror = () => script.remove();
  document.head.append(script);
}
