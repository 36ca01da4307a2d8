import { decodeBase64Url, encodeBase64Url } from "../../shared/base64Url";
import { parsePlan, deserializePlan, serializePlan } from "./parsePlan";
import type { UnreadableReason } from "./parsePlan";
import type { Plan } from "./plan";
import { repairLink } from "./repairLink";

const fragmentPrefix = "plan=";

/** Maximum length of an encoded plan, in characters. Every browser accepts links of this length. */
const maxLinkLength = 12_000;

/**
 * Maximum size of a decoded plan, in bytes, against decompression bombs. Plans within
 * `planLimits` are smaller.
 */
const maxDecodedBytes = 2_500_000;

/**
 * Ends the encoded plan, so that characters appended to a link are ignored. The marker ends
 * with a letter, because some programs cut off a final `_`, which base64url may have.
 */
const endMarker = "~end";

/** Marks the encoding: JSON, deflate, base64url. Another encoding needs another marker. */
const formatMarker = "z";

/** Compresses or decompresses bytes. A link of the maximum length decompresses to 9 MB at most. */
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
 * Encodes a plan as a URL fragment, such as `#plan=z…`. Browsers don't send fragments.
 * @throws RangeError if the plan is too long for a link
 */
export async function encodePlanFragment(plan: Plan): Promise<string> {
  const bytes = new TextEncoder().encode(serializePlan(parsePlan(plan)));
  const deflate = new CompressionStream("deflate-raw");
  const compressed = await pipeThrough(bytes, deflate);
  const encoded = formatMarker + encodeBase64Url(compressed);
  if (encoded.length > maxLinkLength)
    throw new RangeError("The plan is too long");
  return `#${fragmentPrefix}${encoded}${endMarker}`;
}

export const isPlanFragment = (fragment: string): boolean =>
  fragment.startsWith(`#${fragmentPrefix}`);

/** Parses an untrusted backup: the text of a file, or a link, perhaps within a message. */
export async function parseBackup(
  text: string,
): Promise<Plan | UnreadableReason> {
  const parsed = deserializePlan(text);
  if (parsed !== "damaged") return parsed;
  const [, encoded = ""] = repairLink(text).split(`#${fragmentPrefix}`);
  // Quoted-printable ends each line of a wrapped link with "=".
  return decodePlanFragment(`#${fragmentPrefix}${encoded.replaceAll("=", "")}`);
}

/** Decodes an untrusted fragment. Never throws. */
export async function decodePlanFragment(
  fragment: string,
): Promise<Plan | UnreadableReason> {
  // Mail programs and trackers append characters that encoding never produces.
  const [text = ""] = fragment.slice(fragmentPrefix.length + 1).split(/[^\w-]/);
  if (text.length > maxLinkLength || !text.startsWith(formatMarker))
    return "damaged";
  try {
    const bytes = decodeBase64Url(text.slice(1));
    const inflate = new DecompressionStream("deflate-raw");
    const decompressed = await pipeThrough(bytes, inflate);
    if (decompressed.length > maxDecodedBytes) return "damaged";
    const decoder = new TextDecoder("utf-8", { fatal: true });
    return deserializePlan(decoder.decode(decompressed));
  } catch {
    return "damaged";
  }
}
