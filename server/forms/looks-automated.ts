/** Whether a program seems to have sent a form: it filled in the field that visitors do not see. */
export function looksAutomated({ honeypot }: { readonly honeypot: string }): boolean {
  return honeypot !== "";
}
