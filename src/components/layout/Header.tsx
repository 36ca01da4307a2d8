import { Link } from "gatsby";
import type { CSSProperties } from "react";
import { BrandMark } from "../BrandMark";
import { useMenus } from "../../hooks/useMenus";
import type { Menu } from "../../hooks/useMenus";
import { useSite } from "../../hooks/useSite";
import { interpolate, telephoneUri } from "../../site/text";
import { routes } from "../../site/routes";
import * as styles from "./Header.module.css";
import { NavigationMenu } from "./NavigationMenu";

/** What the bar holds on one line on a screen of 64rem, and at most. */
const room = { narrow: 59, wide: 75 };

/** About how wide the bar is on one line, in rem. */
function barWidth(menus: readonly Menu[], name: string, phone: string): number {
  const letters = menus.map(({ label }) => label).join("").length;
  const arrows = menus.filter(({ path }) => !path).length;
  const texts = 0.57 * (letters + phone.length) + 0.75 * name.length;
  return texts + 1.5 * menus.length + 1.25 * arrows + 7;
}

/**
 * The bar at the top. Where it has no room for the navigation on one line, that
 * is a popover, which works without scripts.
 */
export function Header({ path }: { path: string }) {
  const { company, labels } = useSite();
  const menus = useMenus();
  const width = barWidth(menus, company.shortName, company.phone);
  const style = {
    "--beyond": `${Math.max(0, Math.ceil(width - room.narrow))}rem`,
  };
  return (
    <header className={styles.header} style={style as CSSProperties}>
      <div className={width > room.wide ? undefined : styles.measured}>
        <div className={styles.bar}>
          <Link to={routes.home} className={styles.brand}>
            <BrandMark className={styles.mark} />
            {company.shortName}
          </Link>
          <NavigationMenu id="site-menu" path={path} menus={menus} />
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
      </div>
    </header>
  );
}
