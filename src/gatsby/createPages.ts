import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { checkContent } from "../content-model/checkContent";
import { formatFaults } from "../content-model/faults";
import { redirectFaults } from "../content-model/redirectFaults";
import { redirects } from "../site/redirects";
import released from "../site/releasedPaths.json";
import { contentFile } from "./contentNodes";
import { misplacedCities } from "./misplacedCities";

interface Made {
  id: string;
  path: string;
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

function contentFaults(nodes: readonly Readonly<Node>[]) {
  const files = new Map(
    nodes
      .filter(({ internal }) => internal.type === "File")
      .map((file) => [file.id, file]),
  );
  const content = nodes.flatMap((node) => {
    const file =
      node.internal.type === "MarkdownRemark" && files.get(node.parent ?? "");
    return file ? [contentFile(node, file)] : [];
  });
  const images = Array.from(files.values(), ({ relativePath }) =>
    String(relativePath),
  ).filter((file) => file.startsWith("images/"));
  const { entries, faults } = checkContent(content, images);
  // A page whose file has a fault is not lost.
  const lost = faults.length
    ? []
    : redirectFaults({
        redirects,
        pages: entries.flatMap(({ paths }) => Object.values(paths)),
        released,
      });
  return [...faults, ...misplacedCities(entries), ...lost];
}

/** Makes a page of every content node that has a template, and redirects. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async (
  api,
) => {
  const { actions, reporter } = api;
  const faults = contentFaults(api.getNodes());
  // In `develop` the reporter shows this and goes on.
  if (faults.length) reporter.panicOnBuild(formatFaults(faults));

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
      posts: allPost {
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
    ["CountyPage", data.counties.nodes],
    [
      "ServiceAreaPage",
      data.counties.nodes.map(({ id, areaPath }) => ({ id, path: areaPath })),
    ],
    ["CityPage", data.cities.nodes],
    ["ServicePage", data.services.nodes],
    ["PostPage", data.posts.nodes],
    ["ResourcePage", data.resources.nodes],
    ["DocumentPage", data.documents.nodes],
  ];
  for (const [template, made] of pages) {
    const component = path.resolve(`src/templates/${template}.tsx`);
    for (const { id, path: address } of made)
      actions.createPage({ path: address, component, context: { id } });
  }
  for (const [fromPath, toPath] of Object.entries(redirects))
    actions.createRedirect({ fromPath, toPath, isPermanent: true });
};
