import type { Node } from "gatsby";
import { movablePage } from "../content/model/movablePath";

/** The part of a resolver's context that finds pages. */
export interface PagesContext {
  readonly nodeModel: {
    readonly findOne: (args: {
      type: string;
      query: object;
    }) => Promise<Node | null>;
  };
}

/** The present path of a page, by a path that it has or had. */
export async function currentPath(
  path: string,
  { nodeModel }: PagesContext,
): Promise<string> {
  const page = movablePage(path);
  if (!page) return path;
  const node = await nodeModel.findOne({
    type: page.kind,
    query: { filter: { slug: { eq: page.slug } } },
  });
  const now = node?.[page.field];
  return typeof now === "string" ? now : path;
}

const link = /(?<= href=")\/[^"#?]*/g;

/** Changes links in HTML to the present paths of pages that have moved. */
export async function withCurrentLinks(
  html: string,
  context: PagesContext,
): Promise<string> {
  const paths = new Set(html.match(link));
  const now = new Map<string, string>();
  for (const path of paths) now.set(path, await currentPath(path, context));
  return html.replace(link, (path) => now.get(path) ?? path);
}
