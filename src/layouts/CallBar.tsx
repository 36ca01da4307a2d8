import { Link } from "gatsby";
import { useSite } from "../hooks/useSite";
import { fill } from "../site/fill";
import { telephoneUri } from "../site/phone";
import { routes } from "../site/routes";
import * as styles from "./CallBar.module.css";

/** Phone and quote in reach of the thumb on small screens. */
export function CallBar() {
  const { company, labels } = useSite();
  return (
    <nav className={styles.bar} aria-label={labels.contactUs}>
      <a href={telephoneUri(company.phone)} className={styles.call}>
        {fill(labels.call, { phone: company.phone })}
      </a>
      <Link to={routes.contact} className={styles.quote}>
        {labels.freeQuote}
      </Link>
    </nav>
  );
}
