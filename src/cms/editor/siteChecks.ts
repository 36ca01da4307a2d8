import { separateDrafts } from "../../content-check/separateDrafts";
import { ownContacts } from "../../content-check/rules/ownContacts";
import { checkContent } from "../../content-check/checkContent";
import type { ContentFile } from "../../content-model/contentFile";
import { formatFault } from "../../content-model/faults";
import type { Fault } from "../../content-model/faults";
import type {
  PictureFacts,
  Pictures,
} from "../../content-check/rules/pictureFaults";
import { visitFields } from "../../content-model/visitFields";
import { kinds } from "../../content-model/kinds";
import { companyDay } from "../../site/companyDay";

/** Sizes that pass every check: only the build can measure the file. */
const unmeasured: PictureFacts = { width: 6000, height: 4000, bytes: 0 };

/** Every picture that a file names: the CMS offers existing ones only. */
function pictures(files: readonly ContentFile[]): Pictures {
  const found = new Map<string, PictureFacts>();
  for (const { frontMatter } of files)
    for (const { fields } of kinds)
      visitFields(fields, frontMatter, (field, value) => {
        if (field.type !== "image") return;
        const { src } = value as { src?: unknown };
        if (typeof src === "string") found.set(src.slice(1), unmeasured);
      });
  return found;
}

function check(files: readonly ContentFile[]) {
  const { faults, warnings } = checkContent(
    { files, pictures: pictures(files) },
    companyDay(),
  );
  const written = separateDrafts(files, ownContacts(files));
  return {
    faults: [...faults, ...written.faults],
    warnings: [...warnings, ...written.warnings],
  };
}

/** The site's content, and the faults that a change would cause. */
export class SiteChecks {
  #files: readonly ContentFile[];
  #known: ReadonlySet<string>;

  constructor(files: readonly ContentFile[]) {
    this.#files = files;
    this.#known = new Set(check(files).faults.map(formatFault));
  }

  /** All files, with one added or replaced. */
  filesWith(file: ContentFile): ContentFile[] {
    return [...this.#files.filter(({ path }) => path !== file.path), file];
  }

  /**
   * The faults that a file has or would cause in others, and as warnings what a
   * draft still lacks.
   */
  check(file: ContentFile): Record<"faults" | "warnings", Fault[]> {
    const { faults, warnings } = check(this.filesWith(file));
    const isOwn = (fault: Fault) => fault.file === `content/${file.path}`;
    return {
      faults: faults.filter(
        (fault) => isOwn(fault) || !this.#known.has(formatFault(fault)),
      ),
      warnings: warnings.filter(isOwn),
    };
  }

  /** Remembers a saved file: later checks compare with it. */
  keep(file: ContentFile): void {
    this.#files = this.filesWith(file);
    this.#known = new Set(check(this.#files).faults.map(formatFault));
  }
}
