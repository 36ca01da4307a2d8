import fs from "node:fs/promises";
import path from "node:path";
import { pageFile } from "../../site/files";
import { notFoundPolicy, pagePolicy } from "../../site/policy";
import { quoteEndpoint } from "../../site/env";
import { redirectScript, withRedirectScript } from "./inlineScripts";
import type { Redirects } from "../../site/routes";
import { routes } from "../../site/routes";
import { finishPage } from "./finishPage";
import { gatsbyFiles } from "./gatsbyFiles";
import type { PageFiles } from "./gatsbyFiles";
import { loaderScript, pageUseOf } from "./loaderScript";
import type { PageUse } from "./loaderScript";
import { writeMenuScript } from "./browserScript";
import { withPolicy } from "./pageHtml";
import { pageStyles } from "./pageStyles";

const htmlFile = (page: string) =>
  page.endsWith(".html") ? page : pageFile(page);

const isNotFound = (page: string) => page.startsWith(routes.notFound);

/** Finishes the HTML of each page. */
async function finisher(folder: string) {
  const filesOf = await gatsbyFiles(folder);
  const menus = await writeMenuScript(folder);
  const styles = pageStyles();
  const read = (file: string) => fs.readFile(path.join(folder, file), "utf8");

  /** What a page shows later: that of its scripts, or a list of another page. */
  async function shownLater(
    { hasFields, hasList }: PageUse,
    { shown }: PageFiles,
  ) {
    return {
      scripts: hasFields ? await Promise.all(shown.map(read)) : [],
      html: hasList ? await read(pageFile(routes.testimonials)) : "",
    };
  }

  return async (html: string, page: string) => {
    const use = pageUseOf(html);
    const files = await filesOf(page);
    const later = await shownLater(use, files);
    return finishPage(html, {
      styles: (css) => styles(css, html + later.html, later.scripts),
      script: await loaderScript(menus, use, files),
    });
  };
}

/**
 * Finishes the pages of a built site.
 * @param folder of the built site
 * @param pages their paths, as Gatsby names them
 * @param redirects of the site, for its 404 page
 * @returns the Content-Security-Policy that goes with them
 */
export async function finishPages(
  folder: string,
  pages: readonly string[],
  redirects: Redirects,
): Promise<string> {
  const redirecting = redirectScript(redirects);
  const endpoint = quoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT);
  const finish = await finisher(folder);
  for (const page of pages) {
    const file = path.join(folder, htmlFile(page));
    const html = await fs.readFile(file, "utf8");
    const finished = isNotFound(page)
      ? withPolicy(
          await finish(withRedirectScript(html, redirecting), page),
          (code) => notFoundPolicy(code, endpoint),
        )
      : await finish(html, page);
    await fs.writeFile(file, finished);
  }
  return pagePolicy(endpoint);
}
