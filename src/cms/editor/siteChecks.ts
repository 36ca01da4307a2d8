import { checkContent } from "../../content/check/checkContent";
import type { Content, Pictures } from "../../content/read/content";
import { contentPath } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { formatFault } from "../../content/model/faults";
import type { Fault } from "../../content/model/faults";
import { companyDay } from "../../site/dates";
import type { AdminContent } from "../adminContent";
import { KnownPictures } from "./knownPictures";
import { redirectFrom } from "./redirectFrom";

type Known = Pick<AdminContent, "files" | "pictures" | "released" | "siteUrl">;

/** Where the content is stored. */
export interface Store {
  /** Reads all content files as they are now. */
  readonly read: () => Promise<readonly ContentFile[]>;
  /** Reads a picture; `undefined` if there is none. */
  readonly picture: (path: string) => Promise<Blob | undefined>;
}

interface Faults {
  readonly faults: Fault[];
  readonly warnings: Fault[];
}

/** The site's content, and the faults that a change would cause. */
export class SiteChecks {
  readonly pictures: KnownPictures;
  readonly #facts: Pick<Content, "released" | "origin">;
  #files: readonly ContentFile[];
  /** Saved, but not published yet. */
  #waiting = new Map<string, ContentFile>();
  #known: ReadonlySet<string>;
  #store: Store | undefined;

  constructor({ files, pictures, released, siteUrl }: Known) {
    this.#facts = { released, origin: siteUrl };
    this.#files = files;
    this.pictures = new KnownPictures(pictures);
    this.#known = this.#faultsNow();
  }

  /** From now on {@link refresh} reads what is stored there. */
  connect(store: Store): void {
    this.#store = store;
  }

  /** All files: the published ones, and over them those that wait for it. */
  get files(): ContentFile[] {
    return [
      ...this.#files.filter(({ path }) => !this.#waiting.has(path)),
      ...this.#waiting.values(),
    ];
  }

  /** All files, with one added or replaced. */
  filesWith(
    file: ContentFile,
    files: readonly ContentFile[] = this.files,
  ): ContentFile[] {
    return [...files.filter(({ path }) => path !== file.path), file];
  }

  /** Learns what has been saved and deleted since, also by others. */
  async refresh(edited?: ContentFile): Promise<void> {
    if (!this.#store) return;
    const { read, picture } = this.#store;
    this.#files = await read();
    await this.pictures.refresh(this.#files, edited, picture);
    this.#known = this.#faultsNow();
  }

  /**
   * The faults that a file has or would cause in others, and as warnings what a
   * draft still lacks.
   * @param isNew whether the file must not exist yet
   */
  check(file: ContentFile, isNew = false): Faults {
    const before = this.files.find(({ path }) => path === file.path);
    if (isNew && before)
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
    return this.#new(file, this.filesWith(file));
  }

  /** The faults that publishing a file causes, if nothing else that waits is. */
  checkAlone(file: ContentFile): Fault[] {
    return this.#new(file, this.filesWith(file, this.#files)).faults;
  }

  /**
   * The places that would name something missing without these files.
   * @param paths of files and pictures, below `content/`
   */
  usesOf(paths: readonly string[]): Fault[] {
    const left = this.#files.filter(({ path }) => !paths.includes(path));
    const gone = this.#files.filter(({ path }) => paths.includes(path));
    // A delete adds them, so no address is lost by it.
    const redirects = redirectFrom(gone, left);
    const { faults, warnings } = this.#check(
      redirects ? this.filesWith(redirects, left) : left,
      paths,
    );
    return [...faults, ...warnings].filter(
      (fault) => fault.field && !this.#known.has(formatFault(fault)),
    );
  }

  /**
   * Remembers a saved file, with which later ones are compared.
   * @param waits whether somebody has to publish it first
   */
  keep(file: ContentFile, waits: boolean): void {
    if (waits) this.#waiting.set(file.path, file);
    else this.#files = this.filesWith(file, this.#files);
    this.#known = this.#faultsNow();
  }

  /** Notes that a waiting file is published. */
  publish(path: string): void {
    const file = this.#waiting.get(path);
    this.#waiting.delete(path);
    if (file) this.#files = this.filesWith(file, this.#files);
    this.#known = this.#faultsNow();
  }

  /** Forgets a deleted file or picture. */
  forget(path: string): void {
    this.pictures.delete(path);
    this.#waiting.delete(path);
    this.#files = this.#files.filter((file) => file.path !== path);
    this.#known = this.#faultsNow();
  }

  #new(file: ContentFile, files: readonly ContentFile[]): Faults {
    const { faults, warnings } = this.#check(files);
    const isOwn = (fault: Fault) => fault.file === contentPath(file.path);
    return {
      faults: faults.filter(
        (fault) => isOwn(fault) || !this.#known.has(formatFault(fault)),
      ),
      warnings: warnings.filter(isOwn),
    };
  }

  #faultsNow(): ReadonlySet<string> {
    const { faults, warnings } = this.#check(this.files);
    return new Set([...faults, ...warnings].map(formatFault));
  }

  #check(files: readonly ContentFile[], without: readonly string[] = []) {
    const pictures: Pictures = this.pictures.usedIn(files, without);
    return checkContent({ ...this.#facts, files, pictures }, companyDay());
  }
}
