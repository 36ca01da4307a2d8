import fs from "node:fs/promises";
import path from "node:path";
import { routes } from "../../site/routes";
import { required } from "../../site/required";

/** What Gatsby loads on a page, as addresses on the site. */
export interface PageFiles {
  /** The scripts that start it. */
  readonly scripts: readonly string[];
  /** What these load next: the page's own scripts, and data. */
  readonly data: readonly string[];
  /** Names the build, in the data too. */
  readonly compilationHash: string;
  /** The scripts that may show something on the page. */
  readonly shown: readonly string[];
}

interface Statistics {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

const isScript = (file: string) => file.endsWith(".js");

/**
 * Reads what Gatsby's build says of its files.
 * @param folder of the built site
 * @returns a function of a page's path
 * @throws if Gatsby wrote something else than is read here
 */
export async function gatsbyFiles(
  folder: string,
): Promise<(page: string) => Promise<PageFiles>> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await fs.readFile(path.join(folder, file), "utf8"));
  const { assetsByChunkName } = (await read(
    "webpack.stats.json",
  )) as Statistics;
  const scriptsOf = (chunk: string) =>
    required(assetsByChunkName[chunk], `${chunk} in webpack.stats.json`)
      .filter(isScript)
      .map((file) => `/${file}`);
  const app = scriptsOf("app");
  const named = new Set(Object.values(assetsByChunkName).flat());
  const files = await fs.readdir(folder);
  const loadedLater = files
    .filter((file) => isScript(file) && !named.has(file))
    .map((file) => `/${file}`);
  const appData = "/page-data/app-data.json";
  const { webpackCompilationHash } = (await read(appData)) as {
    webpackCompilationHash?: string;
  };

  return async (page) => {
    const name = page === routes.home ? "/index" : page;
    const pageData = `/page-data${name}/page-data.json`;
    const { componentChunkName, staticQueryHashes } = (await read(
      pageData,
    )) as PageData;
    const own = scriptsOf(componentChunkName);
    return {
      scripts: app,
      data: [
        appData,
        pageData,
        ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
        ...own,
      ],
      compilationHash: required(webpackCompilationHash, `hash in ${appData}`),
      shown: [
        // React itself names all elements.
        ...app.filter((file) => !file.startsWith("/framework-")),
        ...own,
        ...loadedLater,
      ],
    };
  };
}
