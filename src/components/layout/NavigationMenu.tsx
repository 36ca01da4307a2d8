import { useEffect, useRef } from "react";
import * as button from "../Button.module.css";
import { ButtonLink } from "../Button";
import { LinkList } from "../LinkList";
import { enhanceMenus } from "./menu/enhanceMenus";
import type { Menu, MenuLink } from "../../hooks/useMenus";
import { useSite } from "../../hooks/useSite";
import { buildTelephoneUri } from "../../shared/text";
import * as styles from "./NavigationMenu.module.css";

interface NavigationMenuProps {
  id: string;
  /** Path of the current page. */
  path: string;
  menus: readonly Menu[];
}

/**
 * The main navigation. Its dropdowns are disclosures, which open by click, touch and
 * keyboard without scripts. `enhanceMenus` makes them open on hover and close on Escape.
 */
export function NavigationMenu({ id, path, menus }: NavigationMenuProps) {
  const { company, labels } = useSite();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => (nav.current ? enhanceMenus(nav.current) : undefined), []);

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
              <li key={item.name}>
                <a
                  href={item.path}
                  aria-current={item.path === path ? "page" : undefined}
                  className={styles.link}
                >
                  {item.name}
                </a>
              </li>
            );
          const [links = [], more = []] = item.groups;
          const isLong = links.length + more.length > 5;
          return (
            <li key={item.name}>
              <details className={styles.dropdown} name={id}>
                <summary className={`${styles.link} fold`}>{item.name}</summary>
                <div
                  className={`${styles.panel} ${isLong ? styles.longPanel : ""}`}
                >
                  {[links, more].map(
                    (group, index) =>
                      group.length > 0 && (
                        <LinkList
                          key={index}
                          links={group}
                          current={path}
                          className={index > 0 ? styles.more : styles.menu}
                          linkClass={styles.item}
                        >
                          {renderNameAndSummary}
                        </LinkList>
                      ),
                  )}
                  {item.linkOnPhones && (
                    <LinkList
                      links={[item.linkOnPhones]}
                      current={path}
                      className={`${styles.more} ${styles.onPhones}`}
                      linkClass={styles.item}
                    />
                  )}
                </div>
              </details>
            </li>
          );
        })}
      </ul>
      {/* Hidden on wide screens, where the header has the same links. */}
      <div className={styles.actions}>
        <ButtonLink>{labels.freeQuote}</ButtonLink>
        <a href={buildTelephoneUri(company.phone)} className={button.quiet}>
          {labels.call}
        </a>
      </div>
    </nav>
  );
}

const renderNameAndSummary = ({ name, summary }: MenuLink) => (
  <>
    {name}
    {summary && <span className={styles.summary}>{summary}</span>}
  </>
);
