import { BrandMark } from "../BrandMark";
import { ButtonLink } from "../Button";
import { useMenus } from "../../hooks/useMenus";
import { useSite } from "../../hooks/useSite";
import { buildTelephoneUri, noWrapNames } from "../../shared/text";
import { routes } from "../../site/routes";
import * as styles from "./Header.module.css";
import { NavigationMenu } from "./NavigationMenu";

/**
 * The header bar. On small screens, the navigation is a popover, which works without
 * scripts. Items wrap if they don't fit on one line.
 */
export function Header({ path }: { path: string }) {
  const { company, labels } = useSite();
  const menus = useMenus();
  return (
    <header className={styles.header}>
      <div className={styles.measured}>
        <div className={styles.bar}>
          <a href={routes.home} className={styles.brand}>
            <BrandMark className={styles.mark} />
            {noWrapNames(company.shortName)}
          </a>
          <NavigationMenu id="site-menu" path={path} menus={menus} />
          <a
            href={buildTelephoneUri(company.phone)}
            className={styles.call}
            aria-label={labels.call}
          >
            <span className={styles.number}>{company.phone}</span>
          </a>
          <div className={styles.quote}>
            <ButtonLink>{labels.freeQuote}</ButtonLink>
          </div>
          <button
            type="button"
            className={styles.toggle}
            popoverTarget="site-menu"
          >
            <span className={styles.closed}>{labels.menu}</span>
            <span className={styles.open}>{labels.close}</span>
          </button>
        </div>
      </div>
    </header>
  );
}
