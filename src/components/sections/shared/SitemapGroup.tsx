import { Link } from "gatsby";
import * as styles from "./SitemapGroup.module.css";

interface SitemapLink {
  name: string;
  path: string;
  children?: readonly SitemapLink[];
}

interface SitemapGroupProps {
  heading: string;
  links: readonly SitemapLink[];
}

const Links = ({ links }: { links: readonly SitemapLink[] }) => (
  <ul className={styles.links}>
    {links.map(({ name, path, children = [] }) => (
      <li key={path}>
        <Link to={path}>{name}</Link>
        {children.length > 0 && <Links links={children} />}
      </li>
    ))}
  </ul>
);

/** One part of the site with its pages and their subpages. */
export const SitemapGroup = ({ heading, links }: SitemapGroupProps) => (
  <section className={styles.group}>
    <h2>{heading}</h2>
    <Links links={links} />
  </section>
);
