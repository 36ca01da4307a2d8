import { checkContent } from "../../content/check/checkContent";
import type { Checked } from "../../content/check/checkContent";
import type { PictureFacts } from "../../content/read/content";
import { contentPath, kindOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { formatError } from "../../content/model/contentErrors";
import type { ContentError } from "../../content/model/contentErrors";
import { fieldValues } from "../../content/model/fieldValues";
import { companyDay } from "../../site/dates";
import { logoFile } from "../../site/seo";
import type { AdminContent } from "../adminContent";
import type { OpenEntry } from "./decapInternals";
import {
  moveErrors,
  nameErrors,
  unreadErrors,
  withRedirectHint,
  withUnpublishedHint,
} from "./entryErrors";

/** For a picture in the repository that nobody here has measured. */
const unmeasured: PictureFacts = { width: 6000, height: 4000, bytes: 0 };

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The pictures that a file names, as paths below `content/`. */
const picturesOf = ({ path, frontMatter }: ContentFile): string[] =>
  fieldValues(kindOf(path)?.fields ?? {}, frontMatter).flatMap(
    ({ field, value }) =>
      field.type === "pictureFile" ? String(value).slice(1) : [],
  );

export type Findings = Pick<Checked, "errors" | "warnings">;

/** The site's content, and the errors that a change would cause. */
export class SiteChecks {
  #content: AdminContent;
  readonly #isLocal: boolean;
  /** Saved here; on the live site they wait to be published. */
  readonly #saved = new Map<string, ContentFile>();
  /** By name: the folder is settled when the entry is saved. */
  readonly #uploads = new Map<string, PictureFacts>();
  /** Errors that the content has already. */
  #earlierErrors: ReadonlySet<string>;

  /**
   * @param content what `/admin/content.json` says
   * @param isLocal whether that is all there is, drafts included, up to date
   */
  constructor(content: AdminContent, isLocal: boolean) {
    this.#content = content;
    this.#isLocal = isLocal;
    this.#earlierErrors = this.#errorsNow();
  }

  /** Learns what was saved or published since, also by others. */
  async refresh(): Promise<void> {
    const response = await fetch("/admin/content.json", {
      cache: "no-store",
    }).catch(() => undefined);
    if (!response?.ok)
      throw new Error(
        `Nothing is changed: the site can't be reached. ${this.#isLocal ? "Start npm run cms again" : "Check the connection"}, and try again.`,
      );
    this.#content = (await response.json()) as AdminContent;
    if (this.#isLocal) this.#saved.clear();
    this.#earlierErrors = this.#errorsNow();
  }

  /** Why files of the content can't be read. */
  get unread(): readonly ContentError[] {
    return this.#content.unread;
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
    this.#earlierErrors = this.#errorsNow();
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
   * The errors that an entry has or would cause in others, and as warnings what a
   * draft still lacks.
   */
  check(open: OpenEntry): Findings {
    const { file } = open;
    const stored = this.#content.files.find(({ path }) => path === file.path);
    const first = [...unreadErrors(open), ...moveErrors(stored, file)];
    // What else is found may follow from these.
    if (first.length) return { errors: first, warnings: [] };
    const own = nameErrors(open, this.files);
    const { errors, warnings } = this.#check(
      this.filesWith(file),
      Object.entries(this.#content.pictures),
      file,
    );
    const isOfFile = (error: ContentError) =>
      error.file === contentPath(file.path);
    const isOther = ({ field }: ContentError) =>
      !field || own.every((error) => error.field !== field);
    // The live site doesn't say which drafts and scheduled posts there are.
    const mayWait = ({ isUnknown }: ContentError) =>
      isUnknown && !this.#isLocal;
    const found = errors.filter(isOfFile).filter(isOther);
    return {
      errors: [
        ...own,
        ...found.filter((error) => !mayWait(error)),
        ...errors.filter((error) => !isOfFile(error) && this.#isNew(error)),
      ],
      warnings: [
        ...found.filter(mayWait).map(withUnpublishedHint),
        ...warnings.filter(isOfFile).filter(isOther),
      ],
    };
  }

  /**
   * What the site would lack without some files.
   * @param paths their paths from the project's folder
   */
  usesOf(paths: readonly string[]): ContentError[] {
    const isLeft = (path: string) => !paths.includes(contentPath(path));
    const pictures = Object.entries(this.#content.pictures);
    const { errors, warnings } = this.#check(
      this.files.filter(({ path }) => isLeft(path)),
      pictures.filter(([path]) => isLeft(path)),
    );
    const logo = contentPath(logoFile);
    return [
      ...(paths.includes(logo)
        ? [{ file: logo, field: "", fix: "Every page shows it." }]
        : []),
      // A picture that no page shows any more is no use.
      ...[...errors, ...warnings.filter(({ field }) => field)]
        .filter((error) => this.#isNew(error))
        .map(withRedirectHint),
    ];
  }

  #isNew(error: ContentError): boolean {
    return !this.#earlierErrors.has(formatError(error));
  }

  #errorsNow(): ReadonlySet<string> {
    const { errors, warnings } = this.#check(
      this.files,
      Object.entries(this.#content.pictures),
    );
    return new Set([...errors, ...warnings].map(formatError));
  }

  /** @param edited may name pictures that are not on the live site yet */
  #check(
    files: readonly ContentFile[],
    knownPictures: readonly (readonly [path: string, facts: PictureFacts])[],
    edited?: ContentFile,
  ): Findings {
    const { released, siteUrl: origin } = this.#content;
    const pictures = new Map(knownPictures);
    for (const file of files)
      for (const path of picturesOf(file)) {
        const isTrusted =
          !this.#isLocal && (file === edited || this.#saved.has(file.path));
        const facts =
          pictures.get(path) ??
          this.#uploads.get(nameOf(path)) ??
          (isTrusted ? unmeasured : undefined);
        if (facts) pictures.set(path, facts);
      }
    return checkContent({ files, pictures, released, origin }, companyDay());
  }
}
