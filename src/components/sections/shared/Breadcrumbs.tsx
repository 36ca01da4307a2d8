import { useSite } from "../../../hooks/useSite";
import type { BreadcrumbTrail } from "../../../site/routes";
import { routes } from "../../../site/routes";
import * as styles from "./Breadcrumbs.module.css";

export function Breadcrumbs({ parents, current }: BreadcrumbTrail) {
  const { labels } = useSite();
  return (
    <nav className="unprinted" aria-label={labels.breadcrumbs}>
      <ol className={styles.list}>
        {[{ name: labels.home, path: routes.home }, ...parents].map(
          ({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ),
        )}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
