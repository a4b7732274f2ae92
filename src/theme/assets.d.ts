/** webpack turns the import of a font into its public URL. */
declare module "@fontsource-variable/*" {
  const url: string;
  export default url;
}
