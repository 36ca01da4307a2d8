import { longestTitle } from "../../content/check/rules/duplicates";
import { seo } from "../../content/model/commonFields";
import { Meter } from "./Meter";
import * as styles from "./SearchResult.module.css";

interface SearchResultProps {
  /** Includes the company's name. */
  title: string;
  description: string;
}

/** The page as a search engine may show it, with the lengths of its texts. */
export const SearchResult = ({ title, description }: SearchResultProps) => (
  <aside
    className={styles.result}
    aria-label="In search results"
    data-preview=""
  >
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
