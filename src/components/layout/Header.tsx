import { Link } from "gatsby";
import { BrandMark } from "../BrandMark";
import { useSite } from "../../hooks/useSite";
import { interpolate } from "../../site/interpolate";
import { telephoneUri } from "../../site/phone";
import { routes } from "../../site/routes";
import * as styles from "./Header.module.css";
import { NavigationMenu } from "./NavigationMenu";

/**
 * The bar at the top. On small screens the navigation is a popover, which works
 * without scripts.
 */
export function Header({ path }: { path: string }) {
  const { company, labels } = useSite();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={routes.home} className={styles.brand}>
          <BrandMark className={styles.mark} />
          {company.shortName}
        </Link>
        <NavigationMenu id="site-menu" path={path} />
        <a
          href={telephoneUri(company.phone)}
          className={styles.call}
          aria-label={interpolate(labels.call, { phone: company.phone })}
        >
          {company.phone}
        </a>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget="site-menu"
        >
          {labels.menu}
        </button>
      </div>
    </header>
  );
}
