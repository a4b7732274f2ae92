declare module "gatsby-plugin-sharp/process-file" {
  interface Transform {
    readonly outputPath: string;
    readonly args: { readonly width: number; readonly toFormat: "jpg" | "webp" | "avif" };
  }
  /** Makes the pictures of a page from one file, as the build does. */
  export function processFile(
    file: string,
    transforms: readonly Transform[],
    options: { readonly stripMetadata: boolean; readonly defaultQuality: number },
  ): Promise<unknown>;
}
