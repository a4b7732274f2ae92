declare module "subset-font" {
  interface Options {
    readonly targetFormat: "sfnt" | "woff2";
    readonly variationAxes: Readonly<Record<string, number>>;
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
