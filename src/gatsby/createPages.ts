import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { companyDay } from "../site/companyDay";
import { hostRedirects } from "../site/redirects";
import { relatedPosts } from "../site/relatedPosts";
import { publishEntries } from "./nodes/publishEntries";
import { isDevelop, reportFaults } from "./reportFaults";

interface PageNode {
  id: string;
  path: string;
  /** Ids of a post's related posts, chosen here so its query need not load all posts. */
  related?: string[];
}

type Nodes<T = PageNode> = { nodes: T[] };

interface PagesToCreate {
  counties: Nodes<PageNode & { areaPath: string }>;
  cities: Nodes;
  services: Nodes;
  posts: Nodes;
  resources: Nodes;
  documents: Nodes;
}

/**
 * Creates a page for every content node that has a template, and the redirects.
 * A build omits drafts and scheduled content; `develop` shows and marks them.
 */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async (
  api,
) => {
  const { actions, reporter } = api;
  // Under `develop` this runs after every edit; a build checks in `onPreBootstrap`.
  if (isDevelop()) await reportFaults(reporter);
  const pending = await publishEntries(
    { today: companyDay(), pending: isDevelop() },
    api,
  );

  const { data, ...failed } = await api.graphql<PagesToCreate>(`
    query PagesToCreate {
      counties: allCounty {
        nodes {
          id
          path
          areaPath
        }
      }
      cities: allCity {
        nodes {
          id
          path
        }
      }
      services: allService {
        nodes {
          id
          path
        }
      }
      posts: allPost(sort: [{ order: ASC }, { name: ASC }]) {
        nodes {
          id
          path
        }
      }
      resources: allResource {
        nodes {
          id
          path
        }
      }
      documents: allDocument {
        nodes {
          id
          path
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild(
      "The query for the pages failed",
      failed.errors as Error[],
    );
    return;
  }

  const pages: [template: string, nodes: PageNode[]][] = [
    ["CountyPage", data.counties.nodes.map(({ id, path }) => ({ id, path }))],
    [
      "ServiceAreaPage",
      data.counties.nodes.map(({ id, areaPath }) => ({ id, path: areaPath })),
    ],
    ["CityPage", data.cities.nodes],
    ["ServicePage", data.services.nodes],
    [
      "PostPage",
      data.posts.nodes.map((post, index, posts) => ({
        ...post,
        related: relatedPosts(posts, index).map(({ id }) => id),
      })),
    ],
    ["ResourcePage", data.resources.nodes],
    ["DocumentPage", data.documents.nodes],
  ];
  for (const [template, nodes] of pages) {
    const component = path.resolve(`src/templates/${template}.tsx`);
    for (const { path: pagePath, ...context } of nodes)
      actions.createPage({
        path: pagePath,
        component,
        context: { ...context, pending: pending.get(context.id) },
      });
  }
  for (const [fromPath, toPath] of Object.entries(hostRedirects))
    actions.createRedirect({ fromPath, toPath, isPermanent: true });
};
