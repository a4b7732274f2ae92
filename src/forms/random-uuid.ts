/** A random UUID (version 4). `crypto.randomUUID` exists only on https pages, this on every page. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    // These two leading digits say which kind of UUID it is.
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20),
  ];
  return parts.join("-");
}
