import { siteData } from "./siteData";

/** A mock of the parts of Gatsby that components use. */
export const graphql = () => undefined;

let cached: ReturnType<typeof siteData> | undefined;
export const useStaticQuery = () => (cached ??= siteData());
