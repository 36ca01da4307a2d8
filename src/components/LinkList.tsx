import type { ReactNode } from "react";

interface LinkListProps<L> {
  links: readonly L[];
  /** By default, links below each other that are large enough for fingers. */
  className?: string | undefined;
  linkClass?: string | undefined;
  /** Path of the page that has the list, if it marks its own link. */
  current?: string;
  /** What a link says; by default its name. */
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
