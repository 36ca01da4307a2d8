import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import type { ReactNode } from "react";
import { capturingHead, takeHead } from "./src/components/layout/capturedHeads";
import { builtPage } from "./src/gatsby/gatsbyInternals";
import type { BuiltPage } from "./src/gatsby/gatsbyInternals";
import { quoteEndpoint } from "./src/site/env";
import { redirectsFile } from "./src/site/files";
import { metaPolicy, speculationRules } from "./src/site/policy";
import { routes } from "./src/site/routes";
import { openingEndId } from "./src/site/seo";
import jost from "./src/styles/fonts/jost.woff2";

export { wrapPageElement } from "./src/components/layout/wrapPageElement";

/** Keeps what `Seo` says of a page until the page is written. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({
  element,
  pathname,
}) => capturingHead(element, pathname);

const isNotFound = (path: string) => path.startsWith(routes.notFound);

/**
 * Whether a page has fields that need scripts. The browser itself sends a form that
 * leads to another page.
 */
const hasFields = (html: string) =>
  /<(?:input|select|textarea)\b/.test(
    html.replace(/<form\b[^>]* method="get"[^]*?<\/form>/g, ""),
  );

const keyOf = (component: ReactNode) =>
  (isValidElement(component) && component.key) || "";

/** Begins the keys of the script elements that pages keep. */
const own = "site-";

/** The element of `src/hydration/loader.ts`, with what it needs to know of the page. */
const loaderElement = (path: string, page: BuiltPage) => (
  <script
    key={`${own}loader`}
    defer
    src={page.loader}
    data-redirects={isNotFound(path) ? `/${redirectsFile}` : undefined}
    {...(hasFields(page.html) && {
      "data-scripts": page.scripts.join(" "),
      "data-ahead": page.ahead.join(" "),
      "data-release": page.compilationHash,
    })}
  />
);

const isBuild = process.env.NODE_ENV === "production";

/** Writes the page's head, and in a build the loader, into its HTML. */
export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  const {
    pathname,
    setHtmlAttributes,
    setHeadComponents,
    setPostBodyComponents,
  } = args;
  if (isBuild)
    setPostBodyComponents([
      <script
        key={`${own}speculation`}
        type="speculationrules"
        dangerouslySetInnerHTML={{ __html: speculationRules }}
      />,
      loaderElement(pathname, builtPage(args)),
    ]);
  const head = takeHead(pathname);
  if (!head) return;
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents([
    isNotFound(pathname) && (
      <meta
        key="policy"
        httpEquiv="Content-Security-Policy"
        content={metaPolicy(quoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT))}
      />
    ),
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
    head.script.toComponent(),
    // Asked for before the styles name it, the font comes with the first frame
    // on a good connection, and soon after it on a bad one.
    <link
      key="font"
      rel="preload"
      href={jost}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <link
      key="opening-end"
      rel="expect"
      href={`#${openingEndId}`}
      blocking="render"
    />,
  ]);
};

/**
 * The keys of elements in the head that pages don't need: the styles and script of
 * gatsby-plugin-image's `GatsbyImage`, which `Picture` does without; the
 * icon as PNG, which browsers load besides the SVG; and the link to the web
 * manifest, because browsers would load its 3 kB before the page's first picture.
 * `src/hydration/loader.ts` adds that link later.
 */
const unneeded =
  /^gatsby-(?:image-style|plugin-manifest-(?:link|icon-link-png))/;

/**
 * Removes what plugins add to the head of every page and no page needs, and in a
 * build Gatsby's scripts, which the loader runs on pages with fields.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (isBuild)
    replacePostBodyComponents(
      getPostBodyComponents().filter((each) => keyOf(each).startsWith(own)),
    );
  replaceHeadComponents(
    getHeadComponents().filter((each) => !unneeded.test(keyOf(each))),
  );
};
