import type { Fields } from "../../content/model/fields";
import { contentTypes } from "../../content/model/contentTypes";
import type { ContentType } from "../../content/model/contentType";
import { routes } from "../../site/routes";

type ContentNode = Readonly<Record<string, unknown>>;

interface QueryResult {
  readonly allSitePage: {
    readonly nodes: readonly { readonly path: string }[];
  };
  readonly [name: string]: { readonly nodes: readonly ContentNode[] };
}

interface SitePage {
  readonly path: string;
  /** Date of the last change, if the front matter has one. */
  readonly lastModified?: string | undefined;
  readonly picture?: string | undefined;
}

type ContentTypeWithPages = ContentType &
  Required<Pick<ContentType, "pathPatterns">>;

const contentTypesWithPages = contentTypes.filter(
  (contentType): contentType is ContentTypeWithPages =>
    "pathPatterns" in contentType,
);

/**
 * Finds the first picture field outside of optional objects, which an entry may lack; returns its
 * path in the entry, such as `["story", "image"]`.
 */
function findPictureField(fields: Fields): string[] | undefined {
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== "object") continue;
    if (field.name === "Picture") return [name];
    if (field.optional) continue;
    const inner = findPictureField(field.fields);
    if (inner) return [name, ...inner];
  }
  return undefined;
}

function buildSelection({
  name,
  fields,
  pathPatterns,
}: ContentTypeWithPages): string {
  const picture = findPictureField(fields)?.reduceRight(
    (inner, field) => `${field} { ${inner} }`,
    "sharedPath",
  );
  const queriedFields = Object.keys(pathPatterns);
  if ("updated" in fields) queriedFields.push("updated");
  if (picture) queriedFields.push(picture);
  return `all${name} { nodes { ${queriedFields.join(" ")} } }`;
}

const listPages = (
  { fields, pathPatterns }: ContentTypeWithPages,
  nodes: readonly ContentNode[],
): SitePage[] =>
  nodes.flatMap((node) => {
    const picture = findPictureField(fields)?.reduce<unknown>(
      (part, name) => (part as ContentNode)[name],
      node,
    );
    return Object.keys(pathPatterns).map((name) => ({
      path: node[name] as string,
      lastModified: node.updated as string | undefined,
      picture: (picture as { sharedPath: string } | undefined)?.sharedPath,
    }));
  });

/** Options of gatsby-plugin-sitemap: every page except the 404 page. */
export const sitemapOptions = {
  output: "/",
  excludes: [routes.notFound],
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage(sort: { path: ASC }) { nodes { path } }
    ${contentTypesWithPages.map(buildSelection).join("\n    ")}
  }`,
  resolvePages: ({
    allSitePage,
    ...contentQueries
  }: QueryResult): SitePage[] => {
    const pagesByPath = new Map(
      contentTypesWithPages
        .flatMap((contentType) =>
          listPages(
            contentType,
            contentQueries[`all${contentType.name}`]?.nodes ?? [],
          ),
        )
        .map((page) => [page.path, page]),
    );
    return allSitePage.nodes.map(
      ({ path }) => pagesByPath.get(path) ?? { path },
    );
  },
  serialize: ({ path, lastModified, picture }: SitePage) => ({
    url: path,
    ...(lastModified && { lastmod: lastModified }),
    ...(picture && { img: [{ url: picture }] }),
  }),
};
