import type { AddressInfo } from "node:net";
import path from "node:path";
import type { RenderBodyArgs } from "gatsby";
import type { IGatsbyState } from "gatsby/dist/redux/types";
import type { writeTypeScriptTypes } from "gatsby/dist/utils/graphql-typegen/ts-codegen";
import type { WebsocketManager } from "gatsby/dist/utils/websocket-manager";
import type { Middleware } from "../devServer/sameOrigin";
import { required } from "../shared/required";
import { routes } from "../site/routes";

/** Undocumented arguments of `onRenderBody`. */
interface UndocumentedRenderArgs {
  readonly bodyHtml?: string;
  readonly scripts?: readonly { readonly name: string }[];
}

interface PageData {
  readonly componentChunkName?: string;
  readonly staticQueryHashes?: readonly string[];
}

/** HTML of a rendered page, and the URLs of its files on the site. */
export interface PageParts {
  /** HTML of the page's body. */
  readonly html: string;
  /** Script that webpack built from `src/browser/pageScript.ts`. */
  readonly pageScript: string;
  /** The scripts that start Gatsby. */
  readonly scripts: readonly string[];
  /** Files to preload: page data, and the script with the page's component. */
  readonly preloads: readonly string[];
  /** Webpack's hash of the build, as in Gatsby's page data. */
  readonly compilationHash: string;
}

/** Reads a JSON file of the built site without an import of `fs`, which would make Gatsby warn. */
const readBuiltJson = (file: string): unknown =>
  JSON.parse(
    process
      .getBuiltinModule("node:fs")
      .readFileSync(path.resolve("public", file), "utf8"),
  );

/**
 * Reads the HTML and files of the page that is being rendered, mostly from undocumented
 * data.
 * @throws if this version of Gatsby lacks some of the data
 */
export function collectPageParts(
  args: RenderBodyArgs & UndocumentedRenderArgs,
): PageParts {
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
    pageScript: scriptFileOf("loader"),
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

/** Requires a private module of Gatsby at run time, because webpack would bundle an import. */
const loadPrivate = (name: string): unknown =>
  process
    .getBuiltinModule("node:module")
    .createRequire(path.resolve("package.json"))(`gatsby/dist/${name}`);

type SocketManager = Partial<Pick<WebsocketManager, "init">>;

/** Loads the module that opens the socket by which `develop` sends page data to browsers. */
const loadSocketModule = () =>
  loadPrivate("utils/websocket-manager") as { websocketManager: SocketManager };

/**
 * Prepends middleware to the dev server's socket, which Gatsby opens only after
 * `onCreateDevServer`.
 * @throws if this version of Gatsby opens the socket in another way
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

/**
 * Calls a function with the port as soon as Gatsby's dev server listens, before webpack has
 * bundled the site.
 * @throws if this version of Gatsby opens its socket in another way
 */
export function onServerListening(
  callback: (port: number) => void,
  manager = loadSocketModule().websocketManager,
): void {
  const init = required(manager.init, "init of Gatsby's websocketManager");
  manager.init = (options) => {
    const { server } = options;
    server.once("listening", () =>
      callback((server.address() as AddressInfo).port),
    );
    return init(options);
  };
}

/** The parts of Gatsby's state from which it writes the types of the queries. */
type QueryState = Partial<
  Pick<IGatsbyState, "schema" | "definitions" | "config">
>;

/** Exports of Gatsby's private modules that write the types of the queries. */
interface TypeWriter {
  readonly store?: { readonly getState: () => QueryState };
  readonly writeTypeScriptTypes?: typeof writeTypeScriptTypes;
}

const typeWriter = (): TypeWriter => ({
  ...(loadPrivate("redux") as Pick<TypeWriter, "store">),
  ...(loadPrivate("utils/graphql-typegen/ts-codegen") as TypeWriter),
});

/**
 * Writes the types of the queries, as Gatsby does at the end of a build. Call it only after
 * Gatsby has read the queries, such as in `onPostBootstrap`.
 * @throws if this version of Gatsby has other internals
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
