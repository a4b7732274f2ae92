/** A random UUID (version 4). Unlike `crypto.randomUUID`, it also works on pages served over http. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    // The leading 4 is the version, the leading 8 the variant (RFC 9562).
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20),
  ];
  return parts.join("-");
}
