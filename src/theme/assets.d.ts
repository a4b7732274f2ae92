/** webpack turns these into the file's public address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
