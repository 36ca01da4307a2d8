import path from "node:path";
import type { RenderBodyArgs } from "gatsby";
import type { WebsocketManager } from "gatsby/dist/utils/websocket-manager";
import type { Handler } from "../cms/ownPages";
import { required } from "../site/required";
import { routes } from "../site/routes";

/** What Gatsby gives `onRenderBody` besides what it documents. */
interface UndocumentedArgs {
  readonly bodyHtml?: string;
  readonly scripts?: readonly { readonly name: string }[];
}

interface PageData {
  readonly componentChunkName?: string;
  readonly staticQueryHashes?: readonly string[];
}

/** What Gatsby has built for a page. Files are URLs on the site. */
export interface BuiltPage {
  /** The HTML of its body. */
  readonly html: string;
  /** The script of `src/hydration/loader.ts`. */
  readonly loader: string;
  /** The scripts that start Gatsby. */
  readonly scripts: readonly string[];
  /** What these load next: data, and the page's own script. */
  readonly ahead: readonly string[];
  /** Names the build, as Gatsby's data does. */
  readonly compilationHash: string;
}

/** Reads a JSON file of the built site. Gatsby warns of an imported `fs`. */
const readBuilt = (file: string): unknown =>
  JSON.parse(
    process
      .getBuiltinModule("node:fs")
      .readFileSync(path.resolve("public", file), "utf8"),
  );

/**
 * Reads what Gatsby knows of a page that it renders, most of which it doesn't document.
 * @throws if this version of Gatsby doesn't say it
 */
export function builtPage(args: RenderBodyArgs & UndocumentedArgs): BuiltPage {
  const { pathname, bodyHtml, scripts, loadPageDataSync } = args;
  const data = loadPageDataSync(pathname) as PageData;
  const chunks = readBuilt("chunk-map.json") as Record<string, string[]>;
  const { webpackCompilationHash } = readBuilt("page-data/app-data.json") as {
    webpackCompilationHash?: string;
  };
  const scriptOf = (chunk = "the page") =>
    required(
      chunks[chunk]?.find((file) => file.endsWith(".js")),
      `script of ${chunk} in chunk-map.json`,
    );
  const folder = pathname === routes.home ? "/index" : pathname;
  return {
    html: required(bodyHtml, "bodyHtml in onRenderBody"),
    loader: scriptOf("loader"),
    scripts: required(scripts, "scripts in onRenderBody").map(
      ({ name }) => `/${name}`,
    ),
    ahead: [
      "/page-data/app-data.json",
      `/page-data${folder}/page-data.json`,
      ...required(data.staticQueryHashes, "staticQueryHashes of a page").map(
        (hash) => `/page-data/sq/d/${hash}.json`,
      ),
      scriptOf(data.componentChunkName),
    ],
    compilationHash: required(webpackCompilationHash, "webpackCompilationHash"),
  };
}

type SocketManager = Partial<Pick<WebsocketManager, "init">>;

/** What opens the socket by which `develop` sends browsers the data of pages. */
const socketManager = () =>
  process
    .getBuiltinModule("node:module")
    .createRequire(path.resolve("package.json"))(
    "gatsby/dist/utils/websocket-manager",
  ) as { websocketManager: SocketManager };

/**
 * Brings a step before whatever that socket answers. Gatsby opens it with its server,
 * which there isn't yet when `onCreateDevServer` runs.
 * @throws if this version of Gatsby opens it in another way
 */
export function guardSocket(
  step: Handler,
  manager = socketManager().websocketManager,
): void {
  const init = required(manager.init, "init of Gatsby's websocketManager");
  manager.init = (server) => {
    const socket = init(server);
    socket.engine.use(step);
    return socket;
  };
}
