import fs from "node:fs/promises";
import path from "node:path";
import {
  notFoundPolicy,
  ownPolicy,
  pagePolicy,
} from "../../site/contentSecurityPolicy";
import { quoteEndpoint } from "../../site/quoteEndpoint";
import { redirectScript, withRedirectScript } from "../../site/redirectScript";
import type { Redirects } from "../../site/redirects";
import { routes } from "../../site/routes";
import { speculationRules } from "../../site/speculationRules";
import { isHydrationDeferred } from "../../site/deferHydration";
import { finishPage } from "./finishPage";
import { hydrationScript, runtimeFiles } from "./hydrationScript";
import { hashOf } from "./pageHtml";
import { pageStyles } from "./pageStyles";
import { plainPage } from "./plainPage";

const scriptsSlice = "_gatsby/slices/_gatsby-scripts-1.html";

const htmlFile = (page: string) =>
  page.endsWith(".html") ? page : path.join(page, "index.html");

/** How pages are finished, and the policy to serve them with. */
interface Finish {
  readonly finish: (html: string, page: string) => string | Promise<string>;
  readonly policy: string;
}

const isNotFound = (page: string) => page.startsWith(routes.notFound);

/** Pages load Gatsby at the first interaction. */
async function deferred(
  folder: string,
  endpoint: string,
  redirecting: string,
): Promise<Finish> {
  const slice = await fs.readFile(path.join(folder, scriptsSlice), "utf8");
  const files = runtimeFiles(slice);
  const [plain, withForm] = await Promise.all([
    hydrationScript(files, false),
    hydrationScript(files, true),
  ]);
  const sources = {
    scripts: [plain, withForm, redirecting, speculationRules].map(hashOf),
    endpoint,
  };
  const styles = pageStyles();
  return {
    finish: (html, page) =>
      finishPage(html, page, {
        styles,
        script: (hasForm) => (hasForm ? withForm : plain),
        policy: (hashes) =>
          isNotFound(page)
            ? notFoundPolicy(sources, hashes)
            : ownPolicy(hashes),
      }),
    policy: pagePolicy(sources),
  };
}

/** Pages as Gatsby writes them, each with scripts that only it knows. */
const plain = (endpoint: string): Finish => ({
  finish: (html, page) =>
    plainPage(html, ({ scripts, styles }) =>
      isNotFound(page)
        ? notFoundPolicy({ scripts, endpoint }, styles)
        : ownPolicy(styles, scripts),
    ),
  policy: pagePolicy({ scripts: ["'unsafe-inline'"], endpoint }),
});

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
  const { finish, policy } = isHydrationDeferred(process.env.DEFER_HYDRATION)
    ? await deferred(folder, endpoint, redirecting)
    : plain(endpoint);
  for (const page of pages) {
    const file = path.join(folder, htmlFile(page));
    const html = await fs.readFile(file, "utf8");
    const finished = await finish(
      isNotFound(page) ? withRedirectScript(html, redirecting) : html,
      page,
    );
    if (finished !== html) await fs.writeFile(file, finished);
  }
  return policy;
}
