/** The font with the common characters only. */
declare module "*.woff2?common" {
  const url: string;
  export default url;
}
/** webpack turns the import of a font into its public URL. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
