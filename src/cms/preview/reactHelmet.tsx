import { Children, isValidElement } from "react";
import type { ReactElement, ReactNode } from "react";
import { textOf } from "./tidy";
import { SearchResult } from "./SearchResult";

type Tag = ReactElement<Record<string, unknown>>;

const isTag = (node: ReactNode): node is Tag => isValidElement(node);

/** Stands in for react-helmet: shows the head as a search result. */
export function Helmet({ children }: { children: ReactNode }) {
  const tags = Children.toArray(children).filter(isTag);
  const title = tags.find(({ type }) => type === "title");
  const description = tags.find(({ props }) => props.name === "description");
  return (
    <SearchResult
      title={[title?.props.children].flat().map(textOf).join("")}
      description={textOf(description?.props.content)}
    />
  );
}
