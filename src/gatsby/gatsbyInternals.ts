import path from "node:path";
import type { RenderBodyArgs } from "gatsby";
import type { IGatsbyState } from "gatsby/dist/redux/types";
import type { writeTypeScriptTypes } from "gatsby/dist/utils/graphql-typegen/ts-codegen";
import type { WebsocketManager } from "gatsby/dist/utils/websocket-manager";
import type { Middleware } from "../devServer/sameOrigin";
import { required } from "../shared/required";
import { routes } from "../site/routes";

/** What Gatsby gives `onRenderBody` besides what it documents. */
interface UndocumentedRenderArgs {
  readonly bodyHtml?: string;
  readonly scripts?: readonly { readonly name: string }[];
}

interface PageData {
  readonly componentChunkName?: string;
  readonly staticQueryHashes?: readonly string[];
}

/** What Gatsby has built for a page. Files are URLs on the site. */
export interface RenderedPage {
  /** The HTML of its body. */
  readonly html: string;
  /** The script of `src/browser/pageScript.ts`. */
  readonly loader: string;
  /** The scripts that start Gatsby. */
  readonly scripts: readonly string[];
  /** What these load next: data, and the page's own script. */
  readonly preloads: readonly string[];
  /** Names the build, as Gatsby's data does. */
  readonly compilationHash: string;
}

/** Reads a JSON file of the built site. Gatsby warns of an imported `fs`. */
const readBuiltJson = (file: string): unknown =>
  JSON.parse(
    process
      .getBuiltinModule("node:fs")
      .readFileSync(path.resolve("public", file), "utf8"),
  );

/**
 * Reads what Gatsby knows of a page that it renders, most of which it doesn't document.
 * @throws if this version of Gatsby doesn't say it
 */
export function readRenderedPage(
  args: RenderBodyArgs & UndocumentedRenderArgs,
): RenderedPage {
  const { pathname, bodyHtml, scripts, loadPageDataSync } = args;
  const data = loadPageDataSync(pathname) as PageData;
  const chunks = readBuiltJson("chunk-map.json") as Record<string, string[]>;
  const { webpackCompilationHash } = readBuiltJson(
    "page-data/app-data.json",
  ) as {
    webpackCompilationHash?: string;
  };
  const scriptFileOf = (chunk = "the page") =>
    required(
      chunks[chunk]?.find((file) => file.endsWith(".js")),
      `script of ${chunk} in chunk-map.json`,
    );
  const folder = pathname === routes.home ? "/index" : pathname;
  return {
    html: required(bodyHtml, "bodyHtml in onRenderBody"),
    loader: scriptFileOf("loader"),
    scripts: required(scripts, "scripts in onRenderBody").map(
      ({ name }) => `/${name}`,
    ),
    preloads: [
      "/page-data/app-data.json",
      `/page-data${folder}/page-data.json`,
      ...required(data.staticQueryHashes, "staticQueryHashes of a page").map(
        (hash) => `/page-data/sq/d/${hash}.json`,
      ),
      scriptFileOf(data.componentChunkName),
    ],
    compilationHash: required(webpackCompilationHash, "webpackCompilationHash"),
  };
}

/** Loads a private module of Gatsby when it is needed: webpack would bundle an import. */
const loadPrivate = (name: string): unknown =>
  process
    .getBuiltinModule("node:module")
    .createRequire(path.resolve("package.json"))(`gatsby/dist/${name}`);

type SocketManager = Partial<Pick<WebsocketManager, "init">>;

/** What opens the socket by which `develop` sends browsers the data of pages. */
const loadSocketModule = () =>
  loadPrivate("utils/websocket-manager") as { websocketManager: SocketManager };

/**
 * Brings a step before whatever that socket answers. Gatsby opens it with its server,
 * which there isn't yet when `onCreateDevServer` runs.
 * @throws if this version of Gatsby opens it in another way
 */
export function prependSocketMiddleware(
  middleware: Middleware,
  manager = loadSocketModule().websocketManager,
): void {
  const init = required(manager.init, "init of Gatsby's websocketManager");
  manager.init = (server) => {
    const socket = init(server);
    socket.engine.use(middleware);
    return socket;
  };
}

/** What Gatsby writes the types of the queries from. */
type QueryState = Partial<
  Pick<IGatsbyState, "schema" | "definitions" | "config">
>;

/** What Gatsby's private modules export for that. */
interface TypeWriter {
  readonly store?: { readonly getState: () => QueryState };
  readonly writeTypeScriptTypes?: typeof writeTypeScriptTypes;
}

const typeWriter = (): TypeWriter => ({
  ...(loadPrivate("redux") as Pick<TypeWriter, "store">),
  ...(loadPrivate("utils/graphql-typegen/ts-codegen") as TypeWriter),
});

/**
 * Writes the types of the queries, as Gatsby itself does at the end of a build. It has
 * read the queries by the time it calls `onPostBootstrap`.
 * @throws if this version of Gatsby does any of this in another way
 */
export async function writeQueryTypes(writer = typeWriter()): Promise<void> {
  const store = required(writer.store, "store of Gatsby's redux");
  const { schema, definitions, config } = store.getState();
  const write = required(
    writer.writeTypeScriptTypes,
    "writeTypeScriptTypes of Gatsby's ts-codegen",
  );
  if (!definitions?.size) throw new Error("Gatsby's state has no queries");
  await write(
    process.cwd(),
    required(schema, "schema in Gatsby's state"),
    definitions,
    required(config?.graphqlTypegen, "graphqlTypegen in Gatsby's state"),
  );
}
