import { Link } from "gatsby";
import { useRef } from "react";
import * as button from "../Button.module.css";
import { ButtonLink } from "../Button";
import { useMenu } from "./useMenu";
import type { Menu, MenuLink } from "../../hooks/useMenus";
import { useSite } from "../../hooks/useSite";
import { interpolate, telephoneUri } from "../../site/text";
import { routes } from "../../site/routes";
import * as styles from "./NavigationMenu.module.css";

interface NavigationMenuProps {
  id: string;
  /** Path of the current page. The menus close when it changes. */
  path: string;
  menus: readonly Menu[];
}

/**
 * The main navigation. Its dropdowns are disclosures, which open by click, touch
 * and keyboard without scripts; `useMenu` adds hovering, Escape and closing.
 */
export function NavigationMenu({ id, path, menus }: NavigationMenuProps) {
  const { company, labels } = useSite();
  const nav = useRef<HTMLElement>(null);
  useMenu(nav, path);

  return (
    <nav
      ref={nav}
      id={id}
      popover="auto"
      aria-label={labels.mainNavigation}
      className={styles.nav}
    >
      <ul className={styles.list}>
        {menus.map((item) => {
          if (item.path)
            return (
              <li key={item.label}>
                <Link to={item.path} className={styles.link}>
                  {item.label}
                </Link>
              </li>
            );
          const [links = [], more = []] = item.groups;
          const isLong = links.length + more.length > 5;
          return (
            <li key={item.label}>
              <details className={styles.dropdown} name={id}>
                <summary className={styles.link}>{item.label}</summary>
                <div className={isLong ? styles.longPanel : styles.panel}>
                  <MenuList className={styles.menu} links={links} />
                  {more.length > 0 && (
                    <MenuList className={styles.more} links={more} />
                  )}
                </div>
              </details>
            </li>
          );
        })}
      </ul>
      {/* Hidden on wide screens, where the header shows them. */}
      <div className={styles.actions}>
        <ButtonLink to={routes.contact}>{labels.freeQuote}</ButtonLink>
        <a href={telephoneUri(company.phone)} className={button.quiet}>
          {interpolate(labels.call, { phone: company.phone })}
        </a>
      </div>
    </nav>
  );
}

interface MenuListProps {
  links: readonly MenuLink[];
  className?: string | undefined;
}

const MenuList = ({ links, className }: MenuListProps) => (
  <ul className={className}>
    {links.map(({ label, path, summary }) => (
      <li key={path}>
        <Link to={path} className={styles.item}>
          {label}
          {summary && <span className={styles.summary}>{summary}</span>}
        </Link>
      </li>
    ))}
  </ul>
);
