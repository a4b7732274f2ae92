/** webpack turns the import of a font or a picture into its URL. */
declare module "@fontsource-variable/*" {
  const url: string;
  export default url;
}

declare module "*.png" {
  const url: string;
  export default url;
}
