import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { companyDay } from "../site/companyDay";
import { hostRedirects } from "../site/redirects";
import { relatedPosts } from "../site/relatedPosts";
import { publishEntries } from "./nodes/publishEntries";
import { isDevelop, reportFaults } from "./reportFaults";

interface Made {
  id: string;
  path: string;
  /** Ids of the posts at the end of a post: its query can't look at all. */
  related?: string[];
}

type Nodes<T = Made> = { nodes: T[] };

interface PagesToCreate {
  counties: Nodes<Made & { areaPath: string }>;
  cities: Nodes;
  services: Nodes;
  posts: Nodes;
  resources: Nodes;
  documents: Nodes;
}

/**
 * Makes a page of every content node that has a template, and redirects. A build leaves out
 * drafts and what is scheduled; `develop` marks them.
 */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async (
  api,
) => {
  const { actions, reporter } = api;
  // Gatsby comes here after every edit; a build was checked before it began.
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
      "The pages could not be listed",
      failed.errors as Error[],
    );
    return;
  }

  const pages: [template: string, made: Made[]][] = [
    ["CountyPage", data.counties.nodes.map(({ id, path }) => ({ id, path }))],
    [
      "ServiceAreaPage",
      data.counties.nodes.map(({ id, areaPath }) => ({ id, path: areaPath })),
    ],
    ["CityPage", data.cities.nodes],
    ["ServicePage", data.services.nodes],
    [
      "PostPage",
      data.posts.nodes.map((post, place, posts) => ({
        ...post,
        related: relatedPosts(posts, place).map(({ id }) => id),
      })),
    ],
    ["ResourcePage", data.resources.nodes],
    ["DocumentPage", data.documents.nodes],
  ];
  for (const [template, made] of pages) {
    const component = path.resolve(`src/templates/${template}.tsx`);
    for (const { path: address, ...context } of made)
      actions.createPage({
        path: address,
        component,
        context: { ...context, pending: pending.get(context.id) },
      });
  }
  for (const [fromPath, toPath] of Object.entries(hostRedirects))
    actions.createRedirect({ fromPath, toPath, isPermanent: true });
};
