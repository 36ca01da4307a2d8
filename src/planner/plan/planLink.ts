import { decodeBase64Url, encodeBase64Url } from "../../site/base64Url";
import { parsePlan, readPlan, writePlan } from "./parsePlan";
import type { Unreadable } from "./parsePlan";
import type { Plan } from "./plan";

const mark = "plan=";

/** The most characters that a link carries, which every browser takes. */
const longestLink = 12_000;

/** In bytes: more than any plan has, so that only what is no plan is refused. */
const longestUnpacked = 2_500_000;

/** Says how the plan is packed, in case that ever changes. */
const packed = "z";

/** Packs or unpacks bytes. A link of the longest kind unpacks to 9 MB at most. */
const through = async (
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
  const bytes = new TextEncoder().encode(writePlan(parsePlan(plan)));
  const fragment =
    packed +
    encodeBase64Url(await through(bytes, new CompressionStream("deflate-raw")));
  if (fragment.length > longestLink)
    throw new RangeError("The plan is too long");
  return `#${mark}${fragment}`;
}

export const hasPlanFragment = (fragment: string): boolean =>
  fragment.startsWith(`#${mark}`);

/** Reads a copy of a plan: what a file holds, or a link, perhaps within a message. */
export async function readCopy(text: string): Promise<Plan | Unreadable> {
  const plan = readPlan(text);
  const start = text.indexOf(`#${mark}`);
  return plan === "damaged" && start >= 0
    ? decodePlan(text.slice(start))
    : plan;
}

/** Reads the plan in a fragment, which anybody may have written. */
export async function decodePlan(fragment: string): Promise<Plan | Unreadable> {
  // Mail programs and trackers add to a link; no plan has their characters.
  const [text = ""] = fragment.slice(mark.length + 1).split(/[^\w-]/);
  if (text.length > longestLink || !text.startsWith(packed)) return "damaged";
  try {
    const bytes = decodeBase64Url(text.slice(1));
    const plain = await through(bytes, new DecompressionStream("deflate-raw"));
    if (plain.length > longestUnpacked) return "damaged";
    const decoder = new TextDecoder("utf-8", { fatal: true });
    return readPlan(decoder.decode(plain));
  } catch {
    return "damaged";
  }
}
