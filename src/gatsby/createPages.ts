import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { checkContent } from "../content-model/checkContent";
import { formatFaults } from "../content-model/faults";
import { companyDay } from "../site/companyDay";
import { contentFile } from "./contentNodes";
import { misplacedCities } from "./misplacedCities";
import { publishEntries } from "./publishEntries";

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

/** Reads and checks all content; entries come with their Markdown nodes. */
function readContent(nodes: readonly Readonly<Node>[], today: string) {
  const files = new Map(
    nodes
      .filter(({ internal }) => internal.type === "File")
      .map((file) => [file.id, file]),
  );
  const markdown = new Map(
    nodes.flatMap((node) => {
      const file =
        node.internal.type === "MarkdownRemark" && files.get(node.parent ?? "");
      return file ? [[String(file.relativePath), { node, file }]] : [];
    }),
  );
  const images = Array.from(files.values(), ({ relativePath }) =>
    String(relativePath),
  ).filter((file) => file.startsWith("images/"));
  const { entries, faults } = checkContent(
    Array.from(markdown.values(), ({ node, file }) => contentFile(node, file)),
    images,
    today,
  );
  return {
    entries: new Map(
      entries.map((entry) => [entry, markdown.get(entry.file)!.node]),
    ),
    faults: [...faults, ...misplacedCities(entries)],
  };
}

/**
 * Makes a page of every content node that has a template. A build leaves out
 * drafts and what is scheduled; `develop` marks them.
 */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async (
  api,
) => {
  const { actions, reporter } = api;
  const today = companyDay();
  const { entries, faults } = readContent(api.getNodes(), today);
  // In `develop` the reporter shows this and goes on.
  if (faults.length) reporter.panicOnBuild(formatFaults(faults));
  const isBuild = process.env.NODE_ENV === "production";
  const pending = await publishEntries(
    entries,
    { today, pending: !isBuild },
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
      actions.createPage({
        path: address,
        component,
        context: { id, pending: pending.get(id) },
      });
  }
};
