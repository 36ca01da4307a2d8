import type { GatsbySSR } from "gatsby";
import { Children, cloneElement, isValidElement } from "react";
import type { ReactNode } from "react";
import {
  withHeadCapture,
  takeCapturedHead,
} from "./src/components/layout/capturedHeads";
import { collectPageParts } from "./src/gatsby/gatsbyInternals";
import type { PageParts } from "./src/gatsby/gatsbyInternals";
import { parseQuoteEndpoint } from "./src/site/env";
import { redirectsFile } from "./src/site/files";
import { buildMetaCsp, speculationRules } from "./src/site/policy";
import { routes } from "./src/site/routes";
import { firstBlockEndId } from "./src/site/pageMetadata";
import figtree from "./src/styles/fonts/figtree.woff2";
import jost from "./src/styles/fonts/jost.woff2";

export { wrapPageElement } from "./src/components/layout/wrapPageElement";

/** Captures the head that `Seo` renders, until `onRenderBody` writes it. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({
  element,
  pathname,
}) => withHeadCapture(element, pathname);

const isNotFound = (path: string) => path.startsWith(routes.notFound);

/** Whether a page has fields that need scripts. Those of a GET form don't: browsers submit them. */
const hasFields = (html: string) =>
  /<(?:input|select|textarea)\b/.test(
    html.replace(/<form\b[^>]* method="get"[^]*?<\/form>/g, ""),
  );

const keyOf = (component: ReactNode) =>
  (isValidElement(component) && component.key) || "";

/** Key prefix of the script elements that stay in pages. */
const scriptKeyPrefix = "site-";

/** Renders the element of `src/browser/pageScript.ts`, which gets its data from data attributes. */
const renderLoader = (path: string, page: PageParts) => (
  <script
    key={`${scriptKeyPrefix}loader`}
    defer
    src={page.pageScript}
    data-redirects={isNotFound(path) ? `/${redirectsFile}` : undefined}
    {...(hasFields(page.html) && {
      "data-scripts": page.scripts.join(" "),
      "data-ahead": page.preloads.join(" "),
      "data-release": page.compilationHash,
    })}
  />
);

const isBuild = process.env.NODE_ENV === "production";

/** Writes the page's head into its HTML, and in a build the page script. */
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
        key={`${scriptKeyPrefix}speculation`}
        type="speculationrules"
        dangerouslySetInnerHTML={{ __html: speculationRules }}
      />,
      renderLoader(pathname, collectPageParts(args)),
    ]);
  const head = takeCapturedHead(pathname);
  if (!head) return;
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents([
    isNotFound(pathname) && (
      <meta
        key="policy"
        httpEquiv="Content-Security-Policy"
        content={buildMetaCsp(
          parseQuoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT),
        )}
      />
    ),
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
    head.script.toComponent(),
    // Both fonts, so that they arrive together and before the first paint: a font that
    // comes later lays the whole page out again. The larger one is first: the other catches
    // up with it, and both are laid out at once.
    ...[figtree, jost].map((font) => (
      <link
        key={font}
        rel="preload"
        href={font}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
    <link
      key="opening-end"
      rel="expect"
      href={`#${firstBlockEndId}`}
      blocking="render"
    />,
  ]);
};

/**
 * Keys of head elements that pages don't need:
 * - Styles and script of gatsby-plugin-image's `GatsbyImage`: `Picture` works without them.
 * - The PNG icon: browsers would load it in addition to the SVG.
 * - The link to the web manifest: browsers would load the manifest's 3 kB before the page's
 * first picture. `src/browser/pageScript.ts` adds the link later.
 */
const unneededHeadKeys =
  /^gatsby-(?:image-style|plugin-manifest-(?:link|icon-link-png))/;

/** Whether an element is the page script's and has the scripts of React to run. */
const hasReactScripts = (element: ReactNode) =>
  isValidElement<object>(element) && "data-scripts" in element.props;

/** Removes the attributes of a head element that Gatsby and react-helmet add for their scripts. */
const withoutScriptAttributes = (element: ReactNode, runsReact: boolean) =>
  isValidElement<Record<string, unknown>>(element)
    ? cloneElement(element, {
        "data-identity": undefined,
        "data-react-helmet": undefined,
        // Says to webpack's runtime which styles the page has.
        "data-href": runsReact ? element.props["data-href"] : undefined,
      })
    : element;

/**
 * Removes the head elements that plugins add and no page needs. In a build, also removes
 * attributes that the page's scripts don't read, and Gatsby's scripts, which the page script
 * runs on pages with fields.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const head = getHeadComponents().filter(
    (each) => !unneededHeadKeys.test(keyOf(each)),
  );
  if (!isBuild) {
    replaceHeadComponents(head);
    return;
  }
  const scripts = getPostBodyComponents().filter((each) =>
    keyOf(each).startsWith(scriptKeyPrefix),
  );
  replacePostBodyComponents(scripts);
  const runsReact = scripts.some(hasReactScripts);
  replaceHeadComponents(
    Children.toArray(head).map((each) =>
      withoutScriptAttributes(each, runsReact),
    ),
  );
};
