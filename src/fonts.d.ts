/** A font file, as webpack gives it: its address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
