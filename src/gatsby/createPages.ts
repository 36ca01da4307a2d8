import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { kinds } from "../content/model/kinds";
import { post } from "../content/model/kinds/post";
import { publishState } from "../content/model/publishState";
import { companyDay } from "../site/dates";
import { hostRedirects, routes } from "../site/routes";
import { relatedPosts } from "../graph/contentResolvers";
import { required } from "../site/required";
import { isDevelop, reportErrors, siteRedirects } from "./reportErrors";

/** An entry: its id, and the paths of its pages by the names of their fields. */
type PageNode = Readonly<Record<string, string>> & { readonly id: string };

type PagesToCreate = Readonly<Record<string, { readonly nodes: PageNode[] }>>;

const kindTemplates = kinds.flatMap((kind) =>
  kind.templates
    ? [{ kind, name: kind.name, templates: Object.entries(kind.templates) }]
    : [],
);

const query = `query PagesToCreate {
  ${kindTemplates
    .map(({ name, templates }) => {
      const paths = templates.map(([field]) => field).join(" ");
      return `all${name}(sort: [{ order: ASC }, { slug: ASC }]) { nodes { id ${paths} } }`;
    })
    .join("\n  ")}
  allTestimonial(limit: 1) { nodes { id } }
}`;

/** Ids of a post's related posts, chosen here so that its query needn't load all posts. */
const relatedTo = (posts: readonly PageNode[], place: number) => ({
  related: relatedPosts(posts, place).map(({ id }) => id),
});

/**
 * Creates the pages of every kind that has templates, the page of testimonials if
 * there are any, and the redirects. Only
 * `develop` has nodes of drafts and scheduled content: it shows and marks them.
 */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async (
  api,
) => {
  const { actions, reporter } = api;
  // Under `develop` this runs after every edit; a build checks in `onPreBootstrap`.
  if (isDevelop()) await reportErrors(reporter);

  const { data, ...failed } = await api.graphql<PagesToCreate>(query);
  if (!data) {
    reporter.panicOnBuild(
      "The query for the pages failed",
      failed.errors as Error[],
    );
    return;
  }

  const today = companyDay();
  for (const { kind, name, templates } of kindTemplates) {
    const { nodes } = required(data[`all${name}`], `list of ${name} nodes`);
    for (const [field, template] of templates)
      nodes.forEach((node, place) => {
        actions.createPage({
          path: required(node[field], `${field} of ${name} ${node.id}`),
          component: path.resolve(`src/templates/${template}.tsx`),
          context: {
            id: node.id,
            ...(name === post.name && relatedTo(nodes, place)),
            pending: publishState(kind, api.getNode(node.id) ?? {}, today),
          },
        });
      });
  }
  if (data.allTestimonial?.nodes.length)
    actions.createPage({
      path: routes.testimonials,
      component: path.resolve("src/templates/TestimonialsPage.tsx"),
      context: {},
    });
  for (const [fromPath, toPath] of Object.entries(
    hostRedirects(siteRedirects()),
  ))
    actions.createRedirect({ fromPath, toPath, isPermanent: true });
};
