import fs from "node:fs/promises";
import path from "node:path";
import {
  notFoundPolicy,
  ownPolicy,
  pagePolicy,
} from "../../site/contentSecurityPolicy";
import { quoteEndpoint } from "../../site/quoteEndpoint";
import { redirectScript } from "../../site/redirectScript";
import { routes } from "../../site/routes";
import { speculationRules } from "../../site/speculationRules";
import { finishPage, hashOf } from "./finishPage";
import type { PageParts } from "./finishPage";
import { hydrationScript, runtimeFiles } from "./hydrationScript";
import { pageStyles } from "./pageStyles";

const scriptsSlice = "_gatsby/slices/_gatsby-scripts-1.html";

const htmlFile = (page: string) =>
  page.endsWith(".html") ? page : path.join(page, "index.html");

/**
 * Finishes the pages of a built site.
 * @param folder of the built site
 * @param pages their paths, as Gatsby names them
 * @returns the Content-Security-Policy to serve them with
 */
export async function finishPages(
  folder: string,
  pages: readonly string[],
): Promise<string> {
  const slice = await fs.readFile(path.join(folder, scriptsSlice), "utf8");
  const files = runtimeFiles(slice);
  const [plain, withForm] = await Promise.all([
    hydrationScript(files, false),
    hydrationScript(files, true),
  ]);
  const sources = {
    scripts: [plain, withForm, redirectScript, speculationRules].map(hashOf),
    endpoint: quoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT),
  };
  const styles = pageStyles();
  const partsOf = (page: string): PageParts => ({
    styles,
    script: (hasForm) => (hasForm ? withForm : plain),
    policy: (hashes) =>
      page.startsWith(routes.notFound)
        ? notFoundPolicy(sources, hashes)
        : ownPolicy(hashes),
  });
  for (const page of pages) {
    const file = path.join(folder, htmlFile(page));
    const html = await fs.readFile(file, "utf8");
    const finished = await finishPage(html, page, partsOf(page));
    if (finished !== html) await fs.writeFile(file, finished);
  }
  return pagePolicy(sources);
}
