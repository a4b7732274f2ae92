/** Knows which picture the editor has agreed to replace: Decap (3.16) asks, deletes it, and only then takes the new one. */
export function watchReplacements(): (path: string) => boolean {
  let agreed = "";
  const ask = globalThis.confirm.bind(globalThis);
  globalThis.confirm = (question = "") => {
    const isYes = ask(question);
    agreed = isYes ? question : "";
    return isYes;
  };
  return (path) => agreed.startsWith(`${path.slice(path.lastIndexOf("/") + 1)} already exists.`);
}
