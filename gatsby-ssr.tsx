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
    // The page takes the font where it arrives with the first frame, and else
    // keeps the fallback: asked for here, it does so on a good connection.
    <link
      key="font"
      rel="preload"
      href={jost}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      fetchPriority="low"
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
 * By their keys: the styles and the script that gatsby-plugin-image adds for
 * `GatsbyImage`, while `Picture` shows its `MainImage`; and the web manifest,
 * which nobody needs who only looks. It would have browsers fetch 3 kB before the
 * picture that the page opens with; `onInitialClientRender` names it.
 */
const spared = /^gatsby-(?:image-style|plugin-manifest-link)/;

/** Takes out what plugins add to every page and no page waits for. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) =>
        !(isValidElement(component) && spared.test(component.key ?? "")),
    ),
  );
};
