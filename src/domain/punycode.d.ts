declare module "punycode.js" {
  /** @throws {RangeError} unless the text is Punycode */
  export function decode(text: string): string;
}
