import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";

/** Where Decap's server for files answers, below the site's address. */
export const filesAddress = "/api/v1";

type Next = () => void;
type Request = IncomingMessage & { readonly body?: unknown };
type Step = (request: Request, response: ServerResponse, next: Next) => void;

/** The part of Express that is used here. */
export interface App {
  use: (address: string, step: Step) => unknown;
  post: (address: string, ...steps: Step[]) => unknown;
}

const isOwnHost = (host: string) =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);

/** Whether a request may come from a page of another site, or was led here by its name. */
function isForeign({ headers, socket }: Request): boolean {
  const { host = "", origin } = headers;
  const port = host.replace(/^.*?(?::(\d+))?$/, "$1") || "80";
  return (
    !isOwnHost(host) ||
    port !== String(socket.localPort) ||
    (origin ?? `http://${host}`) !== `http://${host}` ||
    !["same-origin", "none", undefined].includes(headers["sec-fetch-site"])
  );
}

function refuse(response: ServerResponse, status: number, error: string): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json");
  // Decap shows it.
  response.end(JSON.stringify({ error }));
}

/**
 * Refuses requests of other sites' pages. Gatsby's development server allows
 * every site to read what it answers.
 */
const ownPagesOnly: Step = (request, response, next) => {
  response.removeHeader("Access-Control-Allow-Origin");
  if (isForeign(request))
    refuse(response, 403, "Only the editor on this machine may ask this.");
  else next();
};

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

const contentOnly: Step = ({ body }, response, next) => {
  if (pathsIn(body).every(isContent)) next();
  else refuse(response, 403, "The editor changes files in content/ only.");
};

const jsonOnly: Step = ({ method, headers }, response, next) => {
  if (method !== "POST") refuse(response, 405, "Send a POST request.");
  else if (!/^application\/json\b/.test(headers["content-type"] ?? ""))
    refuse(response, 415, "Send JSON.");
  else next();
};

/**
 * Lets the editor on this machine read and write the files in `content/`, and
 * nobody else. Also keeps the content at `/admin`, with its drafts, from other sites.
 * @param app an Express server, whose project is in the working directory
 * @throws when Decap's server has no handler that could be guarded
 */
export async function serveLocalFiles(app: App): Promise<void> {
  app.use("/admin/content.json", ownPagesOnly);
  app.use(filesAddress, ownPagesOnly);
  app.use(filesAddress, jsonOnly);
  const { registerLocalFs } = await import("decap-server/dist/middlewares");
  let guarded = 0;
  await registerLocalFs(
    {
      use: (step: Step) => app.use(filesAddress, step),
      post: (address: string, step: Step) => {
        guarded += Number(address === filesAddress);
        return app.post(address, contentOnly, step);
      },
    },
    { logLevel: "error" },
  );
  if (!guarded)
    throw new Error("Decap's server answers elsewhere: see localFiles.ts");
}
