import { routes } from "../site/routes";
import { useSite } from "./useSite";

export interface MenuLink {
  name: string;
  path: string;
  summary?: string | null;
}

/** Item of the main navigation: a link, or a menu with groups of links. */
export interface Menu {
  readonly name: string;
  readonly path: string | null;
  readonly groups: readonly (readonly MenuLink[])[];
  /** Link below the groups, visible on phones only. */
  readonly linkOnPhones?: MenuLink;
}

interface PageList {
  readonly nodes: readonly MenuLink[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

/** Returns links to the listed pages, and `linkToAll` if the list is cut off. */
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
  return navigation.main.map(({ name, path, lists, links }): Menu => {
    const [firstGroup = [], ...otherGroups] = lists
      ? linkGroups[lists as keyof typeof linkGroups]
      : [];
    const groups = [[...firstGroup, ...(links ?? [])], ...otherGroups];
    const menu = { name, path, groups: path ? [] : groups };
    if (lists !== "resources") return menu;
    return {
      ...menu,
      linkOnPhones: { name: labels.allResources, path: routes.resources },
    };
  });
}
