import micromark from "micromark";
import gfm from "micromark-extension-gfm";
import gfmHtml from "micromark-extension-gfm/html";

/** Renders Markdown as the site does; HTML in it is shown, not obeyed. */
export const htmlOf = (markdown: string): string =>
  micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml] });

/** The headings of a text, as lists of contents name them. */
export const headingsOf = (markdown: string) =>
  Array.from(
    htmlOf(markdown).matchAll(/<h(\d)>(.*?)<\/h\1>/gs),
    ([, depth, html]) => ({
      depth: Number(depth),
      value: html!.replace(/<[^>]*>/g, ""),
      id: null,
    }),
  );

/** Minutes that reading takes, as gatsby-transformer-remark counts them. */
export const minutesToRead = (markdown: string): number =>
  Math.round((markdown.match(/\S+/g) ?? []).length / 265) || 1;
