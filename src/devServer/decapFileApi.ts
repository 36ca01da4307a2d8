import path from "node:path";
import { deleteFiles, writeFiles } from "../content/write/writeFiles";
import { decapFileApiPath } from "../cms/createCmsBackendConfig";
import { isWithinFolder } from "./isWithinFolder";
import {
  requireSameOriginLocalhost,
  sendJsonError,
  sendJson,
} from "./sameOrigin";
import type { ExpressApp, Middleware } from "./sameOrigin";

const pathKeys = ["path", "newPath", "paths", "folder", "mediaFolder"];

/** Collects all file paths in the body of a request to Decap's file API. */
function collectPaths(value: unknown, name = ""): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((item) => collectPaths(item, name));
  if (typeof value !== "object" || value === null)
    return pathKeys.includes(name) ? [value] : [];
  return Object.entries(value).flatMap(([key, item]) =>
    collectPaths(item, key),
  );
}

const isContentPath = (file: unknown): file is string =>
  typeof file === "string" &&
  path.posix
    .normalize(file.replaceAll("\\", "/"))
    .replace(/\/?$/, "/")
    .startsWith("content/");

async function areInContent(paths: readonly unknown[], project: string) {
  if (!paths.every(isContentPath)) return false;
  const content = path.join(project, "content");
  const results = await Promise.all(
    paths.map((file) => isWithinFolder(content, path.join(project, file))),
  );
  return results.every(Boolean);
}

const contentOnly =
  (project: string): Middleware =>
  ({ body }, response, next) => {
    areInContent(collectPaths(body), project).then(
      (isAllowed) =>
        isAllowed
          ? next()
          : sendJsonError(
              response,
              403,
              "The editor changes files in content/ only.",
            ),
      (error: unknown) =>
        sendJsonError(response, 500, (error as Error).message),
    );
  };

interface Asset {
  readonly path: string;
  readonly content: string;
  readonly encoding: BufferEncoding;
}

/** Actions of Decap's API that write files. All other actions only read. */
type Change =
  | {
      readonly action: "persistEntry";
      readonly params: {
        readonly dataFiles: readonly { path: string; raw: string }[];
        readonly assets: readonly Asset[];
      };
    }
  | { readonly action: "persistMedia"; readonly params: { asset: Asset } }
  | { readonly action: "deleteFiles"; readonly params: { paths: string[] } };

const toFileToWrite = ({ path: projectPath, content, encoding }: Asset) => ({
  path: projectPath,
  content: Buffer.from(content, encoding),
});

/**
 * Applies a change as Decap's server would.
 * @returns the body of the response; `undefined` for an action that only reads
 */
async function applyChange({ action, params }: Change, project: string) {
  switch (action) {
    case "persistEntry": {
      const { dataFiles, assets } = params;
      const texts = dataFiles.map((file) => ({ ...file, content: file.raw }));
      await writeFiles(project, [...texts, ...assets.map(toFileToWrite)]);
      return { message: "entry persisted" };
    }
    case "persistMedia": {
      const { asset } = params;
      await writeFiles(project, [toFileToWrite(asset)]);
      return {
        ...asset,
        id: asset.path,
        name: path.posix.basename(asset.path),
      };
    }
    case "deleteFiles":
      await deleteFiles(project, params.paths);
      return { message: "files deleted" };
    default:
      return undefined;
  }
}

/**
 * Writes and deletes files in place of Decap's server. Decap's server doesn't write
 * atomically (a full disk leaves half a file), and gives no reason for a failure.
 */
const applyChanges =
  (project: string): Middleware =>
  ({ body }, response, next) => {
    applyChange(body as Change, project).then(
      (result) => (result ? sendJson(response, 200, result) : next()),
      (error: unknown) =>
        sendJsonError(response, 500, (error as Error).message),
    );
  };

const jsonOnly: Middleware = ({ method, headers }, response, next) => {
  if (method !== "POST") sendJsonError(response, 405, "Send a POST request.");
  else if (!/^application\/json\b/.test(headers["content-type"] ?? ""))
    sendJsonError(response, 415, "Send JSON.");
  else next();
};

/**
 * Serves Decap's file API, for files in `content/` only. The API, and `/admin/content.json`
 * with its unpublished content, answer only the editor on this machine.
 * @param app an Express app
 * @param project the folder that contains `content/`
 * @throws when Decap's server registers no handler at `decapFileApiPath`
 */
export async function serveDecapFileApi(
  app: ExpressApp,
  project: string,
): Promise<void> {
  app.use("/admin/content.json", requireSameOriginLocalhost);
  app.use(decapFileApiPath, requireSameOriginLocalhost);
  app.use(decapFileApiPath, jsonOnly);
  const { registerLocalFs } = await import("decap-server/dist/middlewares");
  process.env.GIT_REPO_DIRECTORY = project;
  const handledRoutes: string[] = [];
  await registerLocalFs(
    {
      use: (middleware: Middleware) => app.use(decapFileApiPath, middleware),
      post: (route: string, middleware: Middleware) => {
        handledRoutes.push(route);
        return app.post(
          route,
          contentOnly(project),
          applyChanges(project),
          middleware,
        );
      },
    },
    { logLevel: "error" },
  );
  if (!handledRoutes.includes(decapFileApiPath))
    throw new Error("Decap's server answers elsewhere: see decapFileApi.ts");
}
