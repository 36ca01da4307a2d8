import { checkContent } from "../../content/check/checkContent";
import type { CheckResult } from "../../content/check/checkContent";
import type { PictureMetadata } from "../../content/read/content";
import { toProjectPath, contentTypeOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { formatDiagnostic } from "../../content/model/diagnostics";
import type { Diagnostic } from "../../content/model/diagnostics";
import { listFieldValues } from "../../content/model/listFieldValues";
import { getCompanyDay } from "../../shared/dates";
import { logoFile } from "../../site/pageMetadata";
import type { AdminContent } from "../readAdminContent";
import type { OpenEntry } from "./decapInternals";
import {
  findPathChangeErrors,
  findFileNameErrors,
  findParseErrors,
  explainMissingRedirect,
  explainUnpublishedTarget,
} from "./entryErrors";

/**
 * Placeholder that passes all checks, for a picture of the repository that isn't on the
 * live site yet.
 */
const unmeasuredPicture: PictureMetadata = {
  width: 6000,
  height: 4000,
  bytes: 0,
};

const fileNameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Pictures that a file references, as paths below `content/`. */
const referencedPictures = ({ path, frontMatter }: ContentFile): string[] =>
  listFieldValues(contentTypeOf(path)?.fields ?? {}, frontMatter).flatMap(
    ({ field, value }) =>
      field.type === "pictureFile" ? String(value).slice(1) : [],
  );

export type DiagnosticsBySeverity = Pick<CheckResult, "errors" | "warnings">;

/**
 * The site's content, including files that were saved in this session. Finds the errors
 * that a change would cause.
 */
export class EditorContent {
  #content: AdminContent;
  readonly #isLocal: boolean;
  /**
   * Files that were saved in this session, by path. The live site's content lacks these
   * files until they are published.
   */
  readonly #saved = new Map<string, ContentFile>();
  /**
   * Uploads by file name: the folder of an upload is known only when its entry is
   * saved.
   */
  readonly #uploads = new Map<string, PictureMetadata>();
  /** Formatted errors and warnings of the content without the open form's changes. */
  #existingDiagnostics: ReadonlySet<string>;

  /**
   * @param content data of `/admin/content.json`
   * @param isLocal whether the content is of this machine: then it is current, and has
   * unpublished files
   */
  constructor(content: AdminContent, isLocal: boolean) {
    this.#content = content;
    this.#isLocal = isLocal;
    this.#existingDiagnostics = this.#formatDiagnostics();
  }

  /**
   * Reloads the content, including changes that others have saved or published.
   * @throws when the site can't be reached
   */
  async refresh(): Promise<void> {
    const response = await fetch("/admin/content.json", {
      cache: "no-store",
    }).catch(() => undefined);
    if (!response?.ok)
      throw new Error(
        this.#isLocal
          ? "Nothing is changed: the site can't be reached. Start npm run cms again, and try again."
          : "Nothing is changed: the site can't be reached. Check the connection, and try again.",
      );
    this.#content = (await response.json()) as AdminContent;
    if (this.#isLocal) this.#saved.clear();
    this.#existingDiagnostics = this.#formatDiagnostics();
  }

  /** Errors of files that can't be parsed. */
  get readErrors(): readonly Diagnostic[] {
    return this.#content.unread;
  }

  get files(): ContentFile[] {
    return [
      ...this.#content.files.filter(({ path }) => !this.#saved.has(path)),
      ...this.#saved.values(),
    ];
  }

  /** Returns all files, with one added or replaced. */
  filesWith(file: ContentFile): ContentFile[] {
    return [...this.files.filter(({ path }) => path !== file.path), file];
  }

  /** Adds a saved file to the content that later checks use. */
  recordSave(file: ContentFile): void {
    this.#saved.set(file.path, file);
    this.#existingDiagnostics = this.#formatDiagnostics();
  }

  /** Records an upload, by its unique file name. */
  recordUpload(name: string, metadata: PictureMetadata): void {
    this.#uploads.set(name, metadata);
  }

  /** Whether any folder has a picture of this file name. */
  hasPicture(name: string): boolean {
    return (
      this.#uploads.has(name) ||
      Object.keys(this.#content.pictures).map(fileNameOf).includes(name)
    );
  }

  /**
   * Checks an entry. Errors are in the entry, or in other files, where saving the entry
   * would cause them. Warnings are suggestions, and errors that block only publishing.
   */
  check(open: OpenEntry): DiagnosticsBySeverity {
    const { file } = open;
    const storedFile = this.#content.files.find(
      ({ path }) => path === file.path,
    );
    const blockingErrors = [
      ...findParseErrors(open),
      ...findPathChangeErrors(storedFile, file, this.files),
    ];
    // Any other error may be a consequence of one of these.
    if (blockingErrors.length) return { errors: blockingErrors, warnings: [] };
    const nameErrors = findFileNameErrors(open, this.files);
    const { errors, warnings } = this.#check(
      this.filesWith(file),
      Object.entries(this.#content.pictures),
      file,
    );
    const isOfFile = (diagnostic: Diagnostic) =>
      diagnostic.file === toProjectPath(file.path);
    // Each field gets one error.
    const isWithoutNameError = ({ fieldPath }: Diagnostic) =>
      !fieldPath || nameErrors.every((error) => error.fieldPath !== fieldPath);
    // The live site's `content.json` lacks unpublished files.
    const mayBeUnpublished = ({ isMissingTarget }: Diagnostic) =>
      isMissingTarget && !this.#isLocal;
    const fileErrors = errors.filter(isOfFile).filter(isWithoutNameError);
    return {
      errors: [
        ...nameErrors,
        ...fileErrors.filter((error) => !mayBeUnpublished(error)),
        ...errors.filter((error) => !isOfFile(error) && this.#isNew(error)),
      ],
      warnings: [
        ...fileErrors.filter(mayBeUnpublished).map(explainUnpublishedTarget),
        ...warnings.filter(isOfFile).filter(isWithoutNameError),
      ],
    };
  }

  /**
   * Returns the errors that deleting files would cause.
   * @param paths relative to the project's folder
   */
  findDeletionErrors(paths: readonly string[]): Diagnostic[] {
    const isRemaining = (path: string) => !paths.includes(toProjectPath(path));
    const pictures = Object.entries(this.#content.pictures);
    const { errors, warnings } = this.#check(
      this.files.filter(({ path }) => isRemaining(path)),
      pictures.filter(([path]) => isRemaining(path)),
    );
    const logo = toProjectPath(logoFile);
    return [
      ...(paths.includes(logo)
        ? [{ file: logo, fieldPath: "", message: "Every page shows it." }]
        : []),
      // A warning without a field is about an unused picture, which can be deleted.
      ...[...errors, ...warnings.filter(({ fieldPath }) => fieldPath)]
        .filter((diagnostic) => this.#isNew(diagnostic))
        .map(explainMissingRedirect),
    ];
  }

  #isNew(diagnostic: Diagnostic): boolean {
    return !this.#existingDiagnostics.has(formatDiagnostic(diagnostic));
  }

  #formatDiagnostics(): ReadonlySet<string> {
    const { errors, warnings } = this.#check(
      this.files,
      Object.entries(this.#content.pictures),
    );
    return new Set([...errors, ...warnings].map(formatDiagnostic));
  }

  /** @param edited a file that may reference pictures which aren't on the live site yet */
  #check(
    files: readonly ContentFile[],
    knownPictures: readonly (readonly [
      path: string,
      metadata: PictureMetadata,
    ])[],
    edited?: ContentFile,
  ): DiagnosticsBySeverity {
    const { released: releasedPaths, siteUrl: origin } = this.#content;
    const pictures = new Map(knownPictures);
    for (const file of files)
      for (const path of referencedPictures(file)) {
        const isTrusted =
          !this.#isLocal && (file === edited || this.#saved.has(file.path));
        const metadata =
          pictures.get(path) ??
          this.#uploads.get(fileNameOf(path)) ??
          (isTrusted ? unmeasuredPicture : undefined);
        if (metadata) pictures.set(path, metadata);
      }
    return checkContent(
      { files, pictures, releasedPaths, origin },
      getCompanyDay(),
    );
  }
}
