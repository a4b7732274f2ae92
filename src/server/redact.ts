/**
 * Replaces the user and the password in every URL of a text, and passwords and tokens in its query. The log and
 * standard error pass through it, because drivers repeat the URL they were given in their errors.
 */
export function redact(text: string): string {
  return text
    .replace(/\b([a-z][a-z\d+.-]*:\/\/)[^\s"'<>]*@/gi, "$1***@")
    .replace(/([?&;](?:password|authToken|token|secret)=)[^\s"'&;]*/gi, "$1***");
}
