import type { Fault } from "../model/faults";
import type { Content } from "../read/content";
import type { CheckedFile } from "./checkedFile";

/** The whole site, as the rules see it. */
export interface Site extends Omit<Content, "files" | "unread"> {
  /** By kind, and drafts after all others. */
  readonly files: readonly CheckedFile[];
  readonly drawings: readonly string[];
  readonly released: readonly string[];
  /** The company's day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Finds faults in the site. If two files clash, the later one has the fault. */
export type Rule = (site: Site) => Fault[];
