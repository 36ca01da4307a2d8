import fs from "node:fs/promises";
import path from "node:path";
import { pageFile } from "../../site/files";
import { notFoundPolicy, ownPolicy, pagePolicy } from "../../site/policy";
import { quoteEndpoint, isHydrationDeferred } from "../../site/env";
import { redirectScript, withRedirectScript } from "./inlineScripts";
import type { Redirects } from "../../site/routes";
import { routes } from "../../site/routes";
import { finishPage } from "./finishPage";
import { hydrationScript, runtimeFiles } from "./hydrationScript";
import type { PageUse } from "./hydrationScript";
import { writeMenuScript } from "./browserScript";
import { withPolicy } from "./pageHtml";
import { pageStyles } from "./pageStyles";

const scriptsSlice = "_gatsby/slices/_gatsby-scripts-1.html";

const htmlFile = (page: string) =>
  page.endsWith(".html") ? page : pageFile(page);

/** Finishes the HTML of a page with a policy for its inline code. */
type Finish = (html: string, page: string) => string | Promise<string>;

const isNotFound = (page: string) => page.startsWith(routes.notFound);

/** Pages load Gatsby when a visitor first does something that it is of use for. */
async function deferred(folder: string): Promise<Finish> {
  const slice = await fs.readFile(path.join(folder, scriptsSlice), "utf8");
  const files = runtimeFiles(slice);
  const menus = await writeMenuScript(folder);
  const scripts: Record<PageUse, string> = {
    read: await hydrationScript(files, menus, "read"),
    fields: await hydrationScript(files, menus, "fields"),
    form: await hydrationScript(files, menus, "form"),
  };
  const styles = pageStyles();
  const script = (use: PageUse) => scripts[use];
  return (html, page) => finishPage(html, page, { styles, script });
}

const plain: Finish = (html) => withPolicy(html, ownPolicy);

/**
 * Finishes the pages of a built site, as `DEFER_HYDRATION` says.
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
  const finish = isHydrationDeferred(process.env.DEFER_HYDRATION)
    ? await deferred(folder)
    : plain;
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
