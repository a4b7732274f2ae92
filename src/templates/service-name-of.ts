/** The last part of a path such as /services/<name>, decoded where it can be, else as it stands. */
export function serviceNameOf(pathname: string): string {
  const encoded = pathname.replace(/\/+$/, "").replace(/^\/services\//, "");
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
