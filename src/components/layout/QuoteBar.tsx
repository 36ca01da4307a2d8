import { ButtonLink } from "../ButtonLink";
import { useSite } from "../../hooks/useSite";
import { routes } from "../../site/routes";
import * as styles from "./QuoteBar.module.css";

/** A bar with the call to action, at the bottom of small screens after scrolling. */
export function QuoteBar() {
  const { labels } = useSite();
  return (
    <div className={styles.space}>
      <div className={styles.track}>
        <nav className={styles.bar} aria-label={labels.contactUs}>
          <ButtonLink to={routes.contact}>{labels.freeQuote}</ButtonLink>
        </nav>
      </div>
    </div>
  );
}
