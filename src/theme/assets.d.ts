/** The font with the common characters only, in the weights of its role. */
declare module "*.woff2?display" {
  const url: string;
  export default url;
}
declare module "*.woff2?text" {
  const url: string;
  export default url;
}
/** webpack turns the import of a font into its public URL. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
