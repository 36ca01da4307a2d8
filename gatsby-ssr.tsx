import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { capturingHead, takeHead } from "./src/components/layout/capturedHeads";
import { openingEndId } from "./src/site/seo";
import jost from "./src/styles/fonts/jost.woff2";

export { wrapPageElement } from "./src/components/layout/wrapPageElement";

/** Keeps what `Seo` says of a page until the page is written. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({
  element,
  pathname,
}) => capturingHead(element, pathname);

/** Writes it into the page's HTML. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const head = takeHead(pathname);
  if (!head) return;
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents([
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
 * The menus' script adds that link later.
 */
const unneeded =
  /^gatsby-(?:image-style|plugin-manifest-(?:link|icon-link-png))/;

/**
 * Removes what plugins add to the head of every page and no page needs. A build
 * also takes out Gatsby's scripts: pages with fields load them by `loader.ts`.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV === "production") replacePostBodyComponents([]);
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) =>
        !(isValidElement(component) && unneeded.test(component.key ?? "")),
    ),
  );
};
