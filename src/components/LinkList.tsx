interface LinkListProps {
  links: readonly { name: string; path: string }[];
  /** Side by side instead of one per line. */
  inline?: boolean;
}

export const LinkList = ({ links, inline = false }: LinkListProps) => (
  <ul className={`targets ${inline ? "wrap" : ""}`}>
    {links.map(({ name, path }) => (
      <li key={path}>
        <a href={path}>{name}</a>
      </li>
    ))}
  </ul>
);
