import { ButtonLink } from "../Button";
import { useSite } from "../../hooks/useSite";
import { interpolate } from "../../shared/text";
import * as styles from "./QuoteBar.module.css";

/**
 * A bar with the call to action, at the bottom of small screens after scrolling.
 * @param city name of the city that the page is about; `undefined` for other pages
 */
export function QuoteBar({ city }: { city: string | undefined }) {
  const { labels } = useSite();
  return (
    <div className={styles.track}>
      <nav className={`stack ${styles.bar}`} aria-label={labels.contactUs}>
        <ButtonLink>
          {city ? interpolate(labels.quoteFor, { city }) : labels.freeQuote}
        </ButtonLink>
      </nav>
    </div>
  );
}
