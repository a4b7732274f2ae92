/** webpack turns the import of a font file into its public URL. */
declare module "@fontsource-variable/*" {
  const url: string;
  export default url;
}
