import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { ContentType } from "../content/model/contentType";
import { contentTypes } from "../content/model/contentTypes";
import { city } from "../content/model/contentTypes/city";
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

/** Query result of a content node: the node's ID, the paths of its pages by field name, and its city. */
interface PageNode {
  readonly [pathField: string]: unknown;
  readonly id: string;
  readonly about?: { readonly name: string } | null;
  /** Name of the node itself, if it is a city. */
  readonly cityName?: string;
}

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

/** Selects the name of the city that an entry is about: the entry itself, or one that it references. */
function selectCity({ name, fields }: ContentType): string {
  if (name === city.name) return "cityName: name";
  const reference = Object.entries(fields).find(
    ([, field]) => field.type === "reference" && field.target === city.name,
  );
  return reference ? `about: ${reference[0]} { name }` : "";
}

const query = `query PagesToCreate {
  ${contentTypesWithTemplates
    .map(({ contentType, name, templates }) => {
      const paths = templates.map(([field]) => field).join(" ");
      return `all${name}(sort: [{ order: ASC }, { slug: ASC }]) { nodes { id ${paths} ${selectCity(contentType)} } }`;
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
 * `pending` marks its pages. `city` is for the bar with the call to action.
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
          path: required(
            node[field] as string,
            `${field} of ${name} ${node.id}`,
          ),
          component: path.resolve(`src/templates/${template}.tsx`),
          context: {
            id: node.id,
            city: node.cityName ?? node.about?.name,
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
