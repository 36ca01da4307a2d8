declare module "decap-server/dist/middlewares" {
  /** Adds the local backend of Decap, at `/api/v1`, to a server of Express. */
  export function registerLocalFs(
    app: unknown,
    options: { readonly logLevel: string },
  ): Promise<void>;
}
