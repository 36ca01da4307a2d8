import path from "node:path";
import { deleteFiles, writeFiles } from "../content/write/writeFiles";
import { ownPagesOnly, refuse, reply } from "./ownPages";
import type { App, Handler } from "./ownPages";

/** Where Decap's server for files answers, below the site's address. */
export const filesAddress = "/api/v1";

const places = ["path", "newPath", "paths", "folder", "mediaFolder"];

/** All paths that a request to Decap's server names. */
function pathsIn(value: unknown, name = ""): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, name));
  if (typeof value !== "object" || value === null)
    return places.includes(name) ? [value] : [];
  return Object.entries(value).flatMap(([key, one]) => pathsIn(one, key));
}

const isContent = (file: unknown) =>
  typeof file === "string" &&
  path.posix
    .normalize(file.replaceAll("\\", "/"))
    .replace(/\/?$/, "/")
    .startsWith("content/");

const contentOnly: Handler = ({ body }, response, next) => {
  if (pathsIn(body).every(isContent)) next();
  else refuse(response, 403, "The editor changes files in content/ only.");
};

interface Asset {
  readonly path: string;
  readonly content: string;
  readonly encoding: BufferEncoding;
}

/** What Decap asks to have changed; other actions only read. */
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

const uploaded = ({ path: name, content, encoding }: Asset) => ({
  path: name,
  content: Buffer.from(content, encoding),
});

/**
 * Makes a change as Decap's server would.
 * @returns its answer; `undefined` for an action that only reads
 */
async function make({ action, params }: Change, project: string) {
  switch (action) {
    case "persistEntry": {
      const { dataFiles, assets } = params;
      const texts = dataFiles.map((file) => ({ ...file, content: file.raw }));
      await writeFiles(project, [...texts, ...assets.map(uploaded)]);
      return { message: "entry persisted" };
    }
    case "persistMedia": {
      const { asset } = params;
      await writeFiles(project, [uploaded(asset)]);
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
 * Writes and deletes files in place of Decap's server, which overwrites a file, so
 * that a full disk leaves half of it, and which doesn't say why it fails.
 */
const changes =
  (project: string): Handler =>
  ({ body }, response, next) => {
    make(body as Change, project).then(
      (answer) => (answer ? reply(response, 200, answer) : next()),
      (error: unknown) => refuse(response, 500, (error as Error).message),
    );
  };

const jsonOnly: Handler = ({ method, headers }, response, next) => {
  if (method !== "POST") refuse(response, 405, "Send a POST request.");
  else if (!/^application\/json\b/.test(headers["content-type"] ?? ""))
    refuse(response, 415, "Send JSON.");
  else next();
};

/**
 * Lets the editor on this machine read and write the files in `content/`, and
 * nobody else. Also keeps the content at `/admin`, with its drafts, from other sites.
 * @param app an Express server
 * @param project the folder that contains `content/`
 * @throws when Decap's server has no handler that could be guarded
 */
export async function serveLocalFiles(
  app: App,
  project = process.cwd(),
): Promise<void> {
  app.use("/admin/content.json", ownPagesOnly);
  app.use(filesAddress, ownPagesOnly);
  app.use(filesAddress, jsonOnly);
  const { registerLocalFs } = await import("decap-server/dist/middlewares");
  process.env.GIT_REPO_DIRECTORY = project;
  let guarded = 0;
  await registerLocalFs(
    {
      use: (step: Handler) => app.use(filesAddress, step),
      post: (address: string, step: Handler) => {
        guarded += Number(address === filesAddress);
        return app.post(address, contentOnly, changes(project), step);
      },
    },
    { logLevel: "error" },
  );
  if (!guarded)
    throw new Error("Decap's server answers elsewhere: see localFiles.ts");
}
