import type { CSSProperties } from "react";
import { BrandMark } from "../BrandMark";
import { ButtonLink } from "../Button";
import { useMenus } from "../../hooks/useMenus";
import type { Menu } from "../../hooks/useMenus";
import { useSite } from "../../hooks/useSite";
import { interpolate, telephoneUri } from "../../site/text";
import { routes } from "../../site/routes";
import * as styles from "./Header.module.css";
import { NavigationMenu } from "./NavigationMenu";

/** What the bar holds on one line on a screen of 64rem, and at most. */
const room = { narrow: 59, wide: 75 };

/** About how wide the bar is on one line without the phone's number, in rem. */
function barWidth(menus: readonly Menu[], name: string, quote: string): number {
  const letters = menus.map(({ label }) => label).join("").length;
  const arrows = menus.filter(({ path }) => !path).length;
  const texts = 0.57 * (letters + quote.length) + 0.75 * name.length;
  return texts + menus.length + 1.25 * arrows + 10.5;
}

/**
 * The bar at the top. Where it has no room for the navigation on one line, that
 * is a popover, which works without scripts.
 */
export function Header({ path }: { path: string }) {
  const { company, labels } = useSite();
  const menus = useMenus();
  const width = barWidth(menus, company.shortName, labels.freeQuote);
  const style = {
    "--beyond": `${Math.max(0, Math.ceil(width - room.narrow))}rem`,
  };
  return (
    <header className={styles.header} style={style as CSSProperties}>
      <div className={width > room.wide ? undefined : styles.measured}>
        <div className={styles.bar}>
          <a href={routes.home} className={styles.brand}>
            <BrandMark className={styles.mark} />
            {company.shortName}
          </a>
          <NavigationMenu id="site-menu" path={path} menus={menus} />
          <a
            href={telephoneUri(company.phone)}
            className={styles.call}
            aria-label={interpolate(labels.call, { phone: company.phone })}
          >
            <span className={styles.number}>{company.phone}</span>
          </a>
          <div className={styles.quote}>
            <ButtonLink to={routes.contact}>{labels.freeQuote}</ButtonLink>
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
