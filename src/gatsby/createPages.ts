import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { contentTypes } from "../content/model/contentTypes";
import { post } from "../content/model/contentTypes/post";
import { getUnpublishedReason } from "../content/model/getUnpublishedReason";
import { getCompanyDay } from "../shared/dates";
import { withSitemapRedirect, routes } from "../site/routes";
import { selectNextPosts } from "../graphql/createContentResolvers";
import { required } from "../shared/required";
import { isDevelopCommand } from "./isDevelopCommand";
import {
  reportContentErrors,
  getCheckedRedirects,
} from "./reportContentErrors";

/** Query result of a content node: the node's ID, and the paths of its pages by field name. */
type PageNode = Readonly<Record<string, string>> & { readonly id: string };

type PagesToCreate = Readonly<Record<string, { readonly nodes: PageNode[] }>>;

const contentTypesWithTemplates = contentTypes.flatMap((contentType) =>
  contentType.templates
    ? [
        {
          contentType,
          name: contentType.name,
          templates: Object.entries(contentType.templates),
        },
      ]
    : [],
);

const query = `query PagesToCreate {
  ${contentTypesWithTemplates
    .map(({ name, templates }) => {
      const paths = templates.map(([field]) => field).join(" ");
      return `all${name}(sort: [{ order: ASC }, { slug: ASC }]) { nodes { id ${paths} } }`;
    })
    .join("\n  ")}
  allTestimonial(limit: 1) { nodes { id } }
}`;

/**
 * Page context with the ids of a post's related posts. They are selected here so that the
 * template's query doesn't load all posts.
 */
const relatedContext = (posts: readonly PageNode[], index: number) => ({
  related: selectNextPosts(posts, index).map(({ id }) => id),
});

/**
 * Creates the pages of every content type with templates, the testimonials page if there
 * are testimonials, and the redirects. Unpublished content has nodes only under `develop`;
 * `pending` marks its pages.
 */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async (
  api,
) => {
  const { actions, reporter } = api;
  // Checks the content after every edit under `develop`. A build checks it in
  // `onPreBootstrap`.
  if (isDevelopCommand()) await reportContentErrors(reporter);

  const { data, ...failed } = await api.graphql<PagesToCreate>(query);
  if (!data) {
    reporter.panicOnBuild(
      "The query for the pages failed",
      failed.errors as Error[],
    );
    return;
  }

  const today = getCompanyDay();
  for (const { contentType, name, templates } of contentTypesWithTemplates) {
    const { nodes } = required(data[`all${name}`], `list of ${name} nodes`);
    for (const [field, template] of templates)
      nodes.forEach((node, index) => {
        actions.createPage({
          path: required(node[field], `${field} of ${name} ${node.id}`),
          component: path.resolve(`src/templates/${template}.tsx`),
          context: {
            id: node.id,
            ...(name === post.name && relatedContext(nodes, index)),
            pending: getUnpublishedReason(
              contentType,
              api.getNode(node.id) ?? {},
              today,
            ),
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
    withSitemapRedirect(getCheckedRedirects()),
  ))
    actions.createRedirect({ fromPath, toPath, isPermanent: true });
};
