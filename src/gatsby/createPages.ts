import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { checkContent } from "../content-model/checkContent";
import { formatFaults } from "../content-model/faults";
import { pictureFaults } from "../content-model/pictureFaults";
import { contentFile } from "./contentNodes";
import { measurePictures } from "./measurePictures";
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

const isPicture = /^images\/.*\.(?:jpe?g|png|webp|avif)$/;

async function contentFaults(nodes: readonly Readonly<Node>[]) {
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
  const images = new Map(
    Array.from(files.values())
      .map(
        ({ relativePath, absolutePath }) =>
          [String(relativePath), String(absolutePath)] as const,
      )
      .filter(([path]) => isPicture.test(path)),
  );
  const { entries, faults } = checkContent(content, Array.from(images.keys()));
  const pictures = await measurePictures(images);
  return [
    ...faults,
    ...misplacedCities(entries),
    ...pictureFaults(entries, pictures),
  ];
}

/** Makes a page of every content node that has a template. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async (
  api,
) => {
  const { actions, reporter } = api;
  const faults = await contentFaults(api.getNodes());
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
};
