import { decodeAddress } from "../lib/addresses";

const { decodeURI, decodeURIComponent } = globalThis;

/**
 * Makes the browser's functions keep what they cannot decode. Gatsby decodes fragments without a guard and paths
 * twice, so a stray percent sign in an address would replace the page with the error screen.
 */
export function makeDecodingSafe(): void {
  Object.assign(window, {
    decodeURI: (text: string) => decodeAddress(text, decodeURI),
    decodeURIComponent: (text: string) => decodeAddress(text, decodeURIComponent),
  });
}
