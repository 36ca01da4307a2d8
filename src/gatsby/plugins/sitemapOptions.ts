import type { Fields } from "../../content/model/fields";
import { kinds } from "../../content/model/kinds";
import type { Kind } from "../../content/model/kind";
import { routes } from "../../site/routes";

type EntryNode = Readonly<Record<string, unknown>>;

interface Answer {
  readonly allSitePage: {
    readonly nodes: readonly { readonly path: string }[];
  };
  readonly [name: string]: { readonly nodes: readonly EntryNode[] };
}

interface SitePage {
  readonly path: string;
  /** When its content last changed, if its front matter says so. */
  readonly changed?: string | undefined;
  readonly picture?: string | undefined;
}

type PagedKind = Kind & Required<Pick<Kind, "paths">>;

const pagedKinds = kinds.filter((kind): kind is PagedKind => "paths" in kind);

/** Path of the first picture field, such as `["story", "image"]`. */
function pictureField(fields: Fields): string[] | undefined {
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== "object") continue;
    if (field.name === "Picture") return [name];
    const inner = pictureField(field.fields);
    if (inner) return [name, ...inner];
  }
  return undefined;
}

function selection({ name, fields, paths }: PagedKind): string {
  const picture = pictureField(fields)?.reduceRight(
    (inner, field) => `${field} { ${inner} }`,
    "sharedPath",
  );
  const queriedFields = [
    ...Object.keys(paths),
    ...("updated" in fields ? ["updated"] : []),
    ...(picture ? [picture] : []),
  ];
  return `all${name} { nodes { ${queriedFields.join(" ")} } }`;
}

const pagesOf = (
  { fields, paths }: PagedKind,
  nodes: readonly EntryNode[],
): SitePage[] =>
  nodes.flatMap((node) => {
    const picture = pictureField(fields)?.reduce<unknown>(
      (part, name) => (part as EntryNode)[name],
      node,
    );
    return Object.keys(paths).map((name) => ({
      path: node[name] as string,
      changed: node.updated as string | undefined,
      picture: (picture as { sharedPath: string } | undefined)?.sharedPath,
    }));
  });

/** Options of gatsby-plugin-sitemap: every page except the one for unknown paths. */
export const sitemapOptions = {
  output: "/",
  excludes: [routes.notFound],
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage(sort: { path: ASC }) { nodes { path } }
    ${pagedKinds.map(selection).join("\n    ")}
  }`,
  resolvePages: ({ allSitePage, ...answer }: Answer): SitePage[] => {
    const daysByPath = new Map(
      pagedKinds
        .flatMap((kind) =>
          pagesOf(kind, answer[`all${kind.name}`]?.nodes ?? []),
        )
        .map((page) => [page.path, page]),
    );
    return allSitePage.nodes.map(
      ({ path }) => daysByPath.get(path) ?? { path },
    );
  },
  serialize: ({ path, changed, picture }: SitePage) => ({
    url: path,
    ...(changed && { lastmod: changed }),
    ...(picture && { img: [{ url: picture }] }),
  }),
};
