import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { capturingHead, takeHead } from "./src/layouts/capturedHeads";
import { openingEndId } from "./src/site/openingEndId";

export { wrapPageElement } from "./src/layouts/wrapPageElement";

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
    <link
      key="opening-end"
      rel="expect"
      href={`#${openingEndId}`}
      blocking="render"
    />,
  ]);
};

/**
 * Takes out what gatsby-plugin-image adds to every page for its component:
 * `Picture` shows the data of its queries without style or script.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) =>
        !(
          isValidElement(component) &&
          component.key?.startsWith("gatsby-image-style")
        ),
    ),
  );
};
