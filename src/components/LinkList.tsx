import type { ReactNode } from "react";

interface LinkListProps<L> {
  links: readonly L[];
  /** Defaults to the class for a vertical list of links large enough for fingers. */
  className?: string | undefined;
  linkClass?: string | undefined;
  /** Path of the current page, whose link is marked. */
  current?: string;
  /** Content of a link; defaults to its name. */
  children?: (link: L) => ReactNode;
}

export const LinkList = <L extends { name: string; path: string }>({
  links,
  className = "targets",
  linkClass,
  current,
  children = ({ name }) => name,
}: LinkListProps<L>) => (
  <ul className={className}>
    {links.map((link) => (
      <li key={link.path}>
        <a
          href={link.path}
          className={linkClass}
          aria-current={link.path === current ? "page" : undefined}
        >
          {children(link)}
        </a>
      </li>
    ))}
  </ul>
);
