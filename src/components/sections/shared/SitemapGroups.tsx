import { Section } from "../../Section";
import type { PageLink } from "../../../site/routes";
import * as styles from "./SitemapGroups.module.css";

interface SitemapLink extends PageLink {
  children?: readonly SitemapLink[];
}

const Links = ({ links }: { links: readonly SitemapLink[] }) => (
  <ul className="targets">
    {links.map(({ name, path, children = [] }) => (
      <li key={path}>
        <a href={path}>{name}</a>
        {children.length > 0 && <Links links={children} />}
      </li>
    ))}
  </ul>
);

interface SitemapGroupsProps {
  groups: readonly { heading: string; links: readonly SitemapLink[] }[];
}

/** Groups of links, with subpages nested below their page. */
export const SitemapGroups = ({ groups }: SitemapGroupsProps) => (
  <Section>
    <div className={styles.groups}>
      {groups.map(({ heading, links }) => (
        <section key={heading} className={styles.group}>
          <h2>{heading}</h2>
          <Links links={links} />
        </section>
      ))}
    </div>
  </Section>
);
