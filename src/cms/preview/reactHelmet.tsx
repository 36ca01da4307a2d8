import { Children, isValidElement } from "react";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./reactHelmet.module.css";
import { textOf } from "./tidy";

type Tag = ReactElement<Record<string, unknown>>;

const isTag = (node: ReactNode): node is Tag => isValidElement(node);

/** Stands in for react-helmet: shows the head as a search engine may show it. */
export function Helmet({ children }: { children: ReactNode }) {
  const tags = Children.toArray(children).filter(isTag);
  const title = tags.find(({ type }) => type === "title");
  const description = tags.find(({ props }) => props.name === "description");
  return (
    <aside
      className={styles.result}
      aria-label="In search results"
      data-preview=""
    >
      <p className={styles.title}>
        {[title?.props.children].flat().map(textOf).join("")}
      </p>
      <p className={styles.description}>{textOf(description?.props.content)}</p>
    </aside>
  );
}
