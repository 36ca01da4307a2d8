import { longestTitle } from "../../content-check/rules/duplicates";
import { seo } from "../../content-model/commonFields";
import { Meter } from "./Meter";
import * as styles from "./SearchResult.module.css";

interface SearchResultProps {
  /** With the company's name. */
  title: string;
  description: string;
}

/** What a search engine may show of the page, and how full it is. */
export const SearchResult = ({ title, description }: SearchResultProps) => (
  <aside className={styles.result} aria-label="In search results">
    <p className={styles.title}>{title}</p>
    <p className={styles.description}>{description}</p>
    <p className={styles.meters}>
      <Meter label="Title" text={title} max={longestTitle} />
      <Meter
        label="Description"
        text={description}
        min={seo.description.min}
        max={seo.description.max ?? 0}
      />
    </p>
  </aside>
);
