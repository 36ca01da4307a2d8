import type { ContentFile } from "../../content-model/contentFile";
import type { Fault } from "../../content-model/faults";

/**
 * Judges what the content says. Of two files that say the same, the later one
 * is named.
 */
export type Rule = (files: readonly ContentFile[]) => Fault[];
