import type { Content } from "mdast";

/** A mistake in a text, and its place. */
export interface Mistake {
  readonly node: Content;
  readonly value: string;
  readonly remedy: string;
}
