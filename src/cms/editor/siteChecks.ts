import { checkContent } from "../../content-model/checkContent";
import type { ContentFile } from "../../content-model/contentFile";
import { formatFault } from "../../content-model/faults";
import type { Fault } from "../../content-model/faults";
import { visitFields } from "../../content-model/visitFields";
import { kinds } from "../../content-model/kinds";

/** Every picture a file names: the CMS offers only such as are there. */
function pictures(files: readonly ContentFile[]): string[] {
  const found: string[] = [];
  for (const { frontMatter } of files)
    for (const { fields } of kinds)
      visitFields(fields, frontMatter, (field, value) => {
        if (field.type !== "image") return;
        const { src } = value as { src?: unknown };
        if (typeof src === "string") found.push(src.slice(1));
      });
  return found;
}

const check = (files: readonly ContentFile[]) =>
  checkContent(files, pictures(files)).faults;

/** The site's content, and what a change would do to it. */
export class SiteChecks {
  #files: readonly ContentFile[];
  #known: ReadonlySet<string>;

  constructor(files: readonly ContentFile[]) {
    this.#files = files;
    this.#known = new Set(check(files).map(formatFault));
  }

  /** All files, with one added or in place of what it was. */
  filesWith(file: ContentFile): ContentFile[] {
    return [...this.#files.filter(({ path }) => path !== file.path), file];
  }

  /** The faults that a file has, or that it would bring upon others. */
  faultsOf(file: ContentFile): Fault[] {
    return check(this.filesWith(file)).filter(
      (fault) =>
        fault.file === `content/${file.path}` ||
        !this.#known.has(formatFault(fault)),
    );
  }

  /** The file is saved: later checks compare with it. */
  keep(file: ContentFile): void {
    this.#files = this.filesWith(file);
    this.#known = new Set(check(this.#files).map(formatFault));
  }
}
