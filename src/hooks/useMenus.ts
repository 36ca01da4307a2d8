import { routes } from "../site/routes";
import { useSite } from "./useSite";

export interface MenuLink {
  name: string;
  path: string;
  summary?: string | null;
}

/** An item of the main navigation: a link, or a menu with groups of links. */
export interface Menu {
  readonly name: string;
  readonly path: string | null;
  readonly groups: readonly (readonly MenuLink[])[];
  /** Set off below them, and only on phones. */
  readonly onPhones?: MenuLink;
}

interface PageList {
  readonly nodes: readonly MenuLink[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

/** Links to the pages, followed by a link to all of them if there are more. */
const toLinks = (
  { nodes, pageInfo }: PageList,
  linkToAll: MenuLink,
): MenuLink[] => [...nodes, ...(pageInfo.hasNextPage ? [linkToAll] : [])];

export function useMenus(): Menu[] {
  const { navigation, labels, guides, posts, resources } = useSite();
  const allPosts = { name: labels.morePosts, path: routes.blog };
  const allResources = {
    name: labels.moreResources,
    path: routes.resources,
  };
  const linkGroups = {
    resources: [toLinks(resources, allResources)],
    posts: [toLinks(guides, allPosts), toLinks(posts, allPosts)],
  };
  return navigation.main.map(({ name, path, lists, links }) => {
    const [firstGroup = [], ...otherGroups] = lists
      ? linkGroups[lists as keyof typeof linkGroups]
      : [];
    return {
      name,
      path,
      groups: path ? [] : [[...firstGroup, ...(links ?? [])], ...otherGroups],
      ...(lists === "resources" && {
        onPhones: { name: labels.allResources, path: routes.resources },
      }),
    };
  });
}
