import type { ReactNode } from "react";

interface LinkListProps<L> {
  links: readonly L[];
  /** Class of the list. The default is a vertical list, with links large enough for fingers. */
  className?: string | undefined;
  linkClass?: string | undefined;
  /** Path of the current page. The link to it gets `aria-current`. */
  current?: string;
  /** Renders the content of a link; defaults to the link's name. */
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
