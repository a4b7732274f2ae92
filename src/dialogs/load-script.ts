const scripts = new Map<string, Promise<void>>();

/** Runs a script of another site, once a page; one that did not arrive is tried again the next time. */
export function loadScript(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      scripts.delete(address);
      script.remove();
      reject(new Error(`${address} did not load`));
    };
    document.head.append(script);
  });
  scripts.set(address, loading);
  return loading;
}
