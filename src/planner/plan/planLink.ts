import { decodeBase64Url, encodeBase64Url } from "../../shared/base64Url";
import { parsePlan, deserializePlan, serializePlan } from "./parsePlan";
import type { UnreadableReason } from "./parsePlan";
import type { Plan } from "./plan";

const fragmentPrefix = "plan=";

/** The most characters that a link carries, which every browser takes. */
const maxLinkLength = 12_000;

/** In bytes: more than any plan has, so that only what is no plan is refused. */
const maxDecodedBytes = 2_500_000;

/** Says how the plan is packed, in case that ever changes. */
const formatMarker = "z";

/** Packs or unpacks bytes. A link of the longest kind unpacks to 9 MB at most. */
const pipeThrough = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
) =>
  new Uint8Array(
    await new Response(
      new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(stream),
    ).arrayBuffer(),
  );

/**
 * The fragment of a link that carries a plan, such as `#plan=z…`. A fragment
 * stays in the browser: no server gets it.
 * @throws if the plan is too long for a link
 */
export async function encodePlan(plan: Plan): Promise<string> {
  const bytes = new TextEncoder().encode(serializePlan(parsePlan(plan)));
  const fragment =
    formatMarker +
    encodeBase64Url(
      await pipeThrough(bytes, new CompressionStream("deflate-raw")),
    );
  if (fragment.length > maxLinkLength)
    throw new RangeError("The plan is too long");
  return `#${fragmentPrefix}${fragment}`;
}

export const hasPlanFragment = (fragment: string): boolean =>
  fragment.startsWith(`#${fragmentPrefix}`);

/** Reads a copy of a plan: what a file holds, or a link, perhaps within a message. */
export async function parseBackup(
  text: string,
): Promise<Plan | UnreadableReason> {
  const parsed = deserializePlan(text);
  const start = text.indexOf(`#${fragmentPrefix}`);
  return parsed === "damaged" && start >= 0
    ? decodePlan(text.slice(start))
    : parsed;
}

/** Reads the plan in a fragment, which anybody may have written. */
export async function decodePlan(
  fragment: string,
): Promise<Plan | UnreadableReason> {
  // Mail programs and trackers add to a link; no plan has their characters.
  const [text = ""] = fragment.slice(fragmentPrefix.length + 1).split(/[^\w-]/);
  if (text.length > maxLinkLength || !text.startsWith(formatMarker))
    return "damaged";
  try {
    const bytes = decodeBase64Url(text.slice(1));
    const decompressed = await pipeThrough(
      bytes,
      new DecompressionStream("deflate-raw"),
    );
    if (decompressed.length > maxDecodedBytes) return "damaged";
    const decoder = new TextDecoder("utf-8", { fatal: true });
    return deserializePlan(decoder.decode(decompressed));
  } catch {
    return "damaged";
  }
}
