/** What TypeScript doesn't know by itself: files that webpack loads, and parts of packages. */

declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.css";

/** A font file, as webpack gives it: its address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}

declare module "decap-server/dist/middlewares" {
  /** Adds the local backend of Decap, at `/api/v1`, to a server of Express. */
  export function registerLocalFs(
    app: unknown,
    options: { readonly logLevel: string },
  ): Promise<void>;
}
