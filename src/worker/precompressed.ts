import type {
  IncomingRequestCfProperties,
  ResponseInit as WorkerResponseInit,
} from "@cloudflare/workers-types";
import { isCompressible, pageFile } from "../site/buildFiles";
import { asset } from "./asset";
import type { Environment } from "./environment";

/** What Cloudflare adds to the request of a visitor. */
interface VisitorRequest extends Request {
  readonly cf?: Pick<IncomingRequestCfProperties, "clientAcceptEncoding">;
}

type CompressedInit = ResponseInit & Pick<WorkerResponseInit, "encodeBody">;

/** Whether a visitor's browser reads brotli. */
function acceptsBrotli({ cf, headers }: VisitorRequest): boolean {
  // Cloudflare replaces the header by its own, which always has brotli.
  const accepted = cf?.clientAcceptEncoding ?? headers.get("Accept-Encoding");
  return /(?:^|,)\s*br\s*(?:,|$)/i.test(accepted ?? "");
}

/** Of a page or another file, by the path that it is served at. */
const fileOf = (path: string, { headers }: Response) =>
  headers.get("Content-Type")?.startsWith("text/html") ? pageFile(path) : path;

/**
 * Sends the copy of a file that the build compressed. Cloudflare itself compresses
 * in haste: the home page would take 11 % more bytes, and another round trip.
 * @param response to the request, with the file itself
 * @returns the file itself if there is no copy or the visitor's browser can't read it
 */
export async function precompressed(
  request: Request,
  response: Response,
  environment: Environment,
): Promise<Response> {
  const file = fileOf(new URL(request.url).pathname, response);
  if (response.status !== 200 || !isCompressible(file)) return response;
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  if (!acceptsBrotli(request)) return new Response(response.body, { headers });

  const copy = await asset(`${file}.br`, request, environment);
  if (copy.status !== 200) return new Response(response.body, { headers });
  await response.body?.cancel();
  headers.set("Content-Encoding", "br");
  headers.delete("Content-Length");
  // The same page in other bytes.
  const tag = headers.get("ETag");
  if (tag?.startsWith('"')) headers.set("ETag", `W/${tag}`);
  // Without `encodeBody`, the runtime would compress the copy again.
  const init: CompressedInit = { headers, encodeBody: "manual" };
  return new Response(copy.body, init);
}
