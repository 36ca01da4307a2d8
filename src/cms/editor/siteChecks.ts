import { checkContent } from "../../content/check/checkContent";
import type { PictureFacts, Pictures } from "../../content/read/content";
import { contentPath } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { formatFault } from "../../content/model/faults";
import type { Fault } from "../../content/model/faults";
import { kinds } from "../../content/model/kinds";
import { visitFields } from "../../content/model/visitFields";
import { companyDay } from "../../site/dates";
import type { AdminContent } from "../adminContent";

/** For a picture in the repository that nobody here has measured. */
const unmeasured: PictureFacts = { width: 6000, height: 4000, bytes: 0 };

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The pictures that a file names, as paths below `content/`. */
export function picturesOf({ frontMatter }: ContentFile): Set<string> {
  const found = new Set<string>();
  for (const { fields } of kinds)
    visitFields(fields, frontMatter, (field, value) => {
      const { src } = value as { src?: unknown };
      if (field.type === "image" && typeof src === "string")
        found.add(src.slice(1));
    });
  return found;
}

export interface Faults {
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** The site's content, and the faults that a change would cause. */
export class SiteChecks {
  #content: AdminContent;
  readonly #isLocal: boolean;
  /** Saved here; on the live site they wait to be published. */
  readonly #saved = new Map<string, ContentFile>();
  /** By name: the folder is settled when the entry is saved. */
  readonly #uploads = new Map<string, PictureFacts>();
  /** Faults that the content has already. */
  #known: ReadonlySet<string>;

  /**
   * @param content what `/admin/content.json` says
   * @param isLocal whether that is all there is, drafts included, up to date
   */
  constructor(content: AdminContent, isLocal: boolean) {
    this.#content = content;
    this.#isLocal = isLocal;
    this.#known = this.#faultsNow();
  }

  /** Learns what was saved or published since, also by others. */
  async refresh(): Promise<void> {
    const response = await fetch("/admin/content.json", { cache: "no-store" });
    if (!response.ok)
      throw new Error("The site's content can't be read. Try again.");
    this.#content = (await response.json()) as AdminContent;
    if (this.#isLocal) this.#saved.clear();
    this.#known = this.#faultsNow();
  }

  get files(): ContentFile[] {
    return [
      ...this.#content.files.filter(({ path }) => !this.#saved.has(path)),
      ...this.#saved.values(),
    ];
  }

  /** All files, with one added or replaced. */
  filesWith(file: ContentFile): ContentFile[] {
    return [...this.files.filter(({ path }) => path !== file.path), file];
  }

  /** Remembers a saved file, with which later ones are compared. */
  keep(file: ContentFile): void {
    this.#saved.set(file.path, file);
    this.#known = this.#faultsNow();
  }

  /** Remembers an uploaded picture. Names are unique. */
  upload(name: string, facts: PictureFacts): void {
    this.#uploads.set(name, facts);
  }

  /** Whether a picture has this file name, in any folder. */
  hasPicture(name: string): boolean {
    return (
      this.#uploads.has(name) ||
      Object.keys(this.#content.pictures).map(nameOf).includes(name)
    );
  }

  /**
   * The faults that a file has or would cause in others, and as warnings what a
   * draft still lacks.
   * @param isNew whether the file must not exist yet
   */
  check(file: ContentFile, isNew: boolean): Faults {
    if (isNew && this.files.some(({ path }) => path === file.path))
      return {
        faults: [
          {
            file: contentPath(file.path),
            field: "name",
            value: file.frontMatter.name,
            remedy: `Choose another name: ${contentPath(file.path)} has this one, and the page's address is made from it.`,
          },
        ],
        warnings: [],
      };
    const { faults, warnings } = this.#check(this.filesWith(file), file);
    const isOwn = (fault: Fault) => fault.file === contentPath(file.path);
    return {
      faults: faults.filter((fault) => isOwn(fault) || this.#isNew(fault)),
      warnings: warnings.filter(isOwn),
    };
  }

  /** The places that would name something missing without a file. */
  usesOf(path: string): Fault[] {
    const left = this.files.filter((file) => file.path !== path);
    const { faults, warnings } = this.#check(left);
    return [...faults, ...warnings].filter(
      (fault) => fault.field && this.#isNew(fault),
    );
  }

  #isNew(fault: Fault): boolean {
    return !this.#known.has(formatFault(fault));
  }

  #faultsNow(): ReadonlySet<string> {
    const { faults, warnings } = this.#check(this.files);
    return new Set([...faults, ...warnings].map(formatFault));
  }

  /** @param edited may name pictures that are not on the live site yet */
  #check(files: readonly ContentFile[], edited?: ContentFile): Faults {
    const { released, siteUrl } = this.#content;
    return checkContent(
      {
        files,
        pictures: this.#pictures(files, edited),
        released,
        origin: siteUrl,
      },
      companyDay(),
    );
  }

  #pictures(files: readonly ContentFile[], edited?: ContentFile): Pictures {
    const known = new Map(Object.entries(this.#content.pictures));
    for (const file of files)
      for (const path of picturesOf(file)) {
        const isTrusted =
          !this.#isLocal && (file === edited || this.#saved.has(file.path));
        const facts =
          known.get(path) ??
          this.#uploads.get(nameOf(path)) ??
          (isTrusted ? unmeasured : undefined);
        if (facts) known.set(path, facts);
      }
    return known;
  }
}
