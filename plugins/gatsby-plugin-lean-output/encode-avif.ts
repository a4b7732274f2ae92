import sharp, { type AvifOptions, type Sharp } from "sharp";

/** Gives sharp two options for AVIF that gatsby-plugin-sharp cannot pass on. */
export function encodeAvif(): void {
  Object.defineProperty(sharp.prototype, "avif", {
    value(this: Sharp, options?: AvifOptions) {
      return this.heif({ ...options, compression: "av1", effort: 2, bitdepth: 10 });
    },
  });
}
