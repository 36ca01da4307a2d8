import * as styles from "./LinkList.module.css";

interface LinkListProps {
  links: readonly { name: string; path: string }[];
  /** Side by side instead of one per line. */
  inline?: boolean;
}

export const LinkList = ({ links, inline = false }: LinkListProps) => (
  <ul className={inline ? styles.inline : styles.list}>
    {links.map(({ name, path }) => (
      <li key={path}>
        <a href={path}>{name}</a>
      </li>
    ))}
  </ul>
);
