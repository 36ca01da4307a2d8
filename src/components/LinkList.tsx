import { Link } from "gatsby";
import * as styles from "./LinkList.module.css";

interface LinkListProps {
  links: readonly { name: string; path: string }[];
  /** Side by side, as many as fit, instead of one below the other. */
  inline?: boolean;
}

/** Plain links to pages. */
export const LinkList = ({ links, inline = false }: LinkListProps) => (
  <ul className={inline ? styles.inline : styles.list}>
    {links.map(({ name, path }) => (
      <li key={path}>
        <Link to={path} className={styles.link}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);
