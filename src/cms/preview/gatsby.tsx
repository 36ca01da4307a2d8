import type { AnchorHTMLAttributes } from "react";
import { addQuery, staticQuery } from "./queries";

/** Stands in for the parts of Gatsby that templates use. */
export const graphql = (text: TemplateStringsArray): string =>
  addQuery(text.join(""));

export const useStaticQuery = (query: string): unknown => staticQuery(query);

export const Link = ({
  to,
  children,
  ...props
}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...props}>
    {children}
  </a>
);
