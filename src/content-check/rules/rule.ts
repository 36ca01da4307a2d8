import type { ContentFile } from "../../content-model/contentFile";
import type { Fault } from "../../content-model/faults";

/** Checks the texts of all files. If two files clash, the later gets the fault. */
export type Rule = (files: readonly ContentFile[]) => Fault[];
