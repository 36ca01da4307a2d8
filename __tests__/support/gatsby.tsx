import type { AnchorHTMLAttributes } from "react";
import { siteData } from "./siteData";

/** A mock of the parts of Gatsby that components use. */
export const graphql = () => undefined;

let known: ReturnType<typeof siteData> | undefined;
export const useStaticQuery = () => (known ??= siteData());

export const Link = ({
  to,
  children,
  ...props
}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...props}>
    {children}
  </a>
);
