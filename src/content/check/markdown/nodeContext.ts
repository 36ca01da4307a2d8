import type { Parent } from "mdast";

/** Surroundings of a Markdown node. */
export interface NodeContext {
  /** Source of the node. */
  readonly source: string;
  /** Source of the whole text. */
  readonly text: string;
  readonly parent: Parent | undefined;
}
