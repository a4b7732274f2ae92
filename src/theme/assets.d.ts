/** webpack turns the import of a font into its public URL. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
