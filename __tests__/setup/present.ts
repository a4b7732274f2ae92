/** Returns a part of content which is there, because `fillParts` adds what a site leaves out. */
export function present<Part>(part: Part | null | undefined): Part {
  if (part === null || part === undefined) throw new Error("expected this part of content");
  return part;
}
