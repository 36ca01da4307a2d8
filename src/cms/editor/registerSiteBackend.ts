import {
  toContentPath,
  toProjectPath,
  slugOf,
} from "../../content/model/contentFile";
import {
  serializeContentFile,
  parseContentSourceOrThrow,
} from "../../content/write/serializeContentFile";
import type { DecapBackend } from "./decapApi";
import { describeGitHubFailure } from "./describeGitHubFailure";
import { createDiagnosticsError, createEditorError } from "./registerSaveHooks";
import type { EditorContent } from "./editorContent";

/** Whether a file's source contains a picture's path on the site. */
const usesPicture = (raw: string, picture: string): boolean =>
  raw.includes(picture.replace(/^\/?content(?=\/)/, ""));

/** Replaces errors of Decap's backend by errors with messages for the user. */
const withEditorErrors = <Answer>(request: Promise<Answer>): Promise<Answer> =>
  request.catch((error: unknown) => {
    const { message, name, status } = error as Error & {
      readonly status?: number | null;
    };
    if (name === "API_ERROR")
      throw createEditorError(describeGitHubFailure(status ?? 0));
    throw createEditorError(
      error instanceof TypeError
        ? "Nobody knows whether this is saved: the editor's server doesn't answer. What you typed stays in the form. Start the server or wait for the connection, and save again."
        : message,
    );
  });

function wrapBackend(
  backend: DecapBackend,
  editorContent: EditorContent,
  isRepository: boolean,
): DecapBackend {
  const { persistEntry, persistMedia, deleteFiles } = backend;
  return Object.assign(backend, {
    persistEntry: async ({ assets, ...entry }, options) => {
      const files = entry.dataFiles.map(({ path, raw }) =>
        parseContentSourceOrThrow(toContentPath(path), raw),
      );
      const dataFiles = files.map((file) => ({
        path: toProjectPath(file.path),
        slug: slugOf(file.path),
        raw: serializeContentFile(file),
      }));
      const isUsed = ({ path }: { path: string }) =>
        dataFiles.some(({ raw }) => usesPicture(raw, path));
      return withEditorErrors(
        persistEntry.call(
          backend,
          { ...entry, dataFiles, assets: assets.filter(isUsed) },
          options,
        ),
      );
    },
    persistMedia: async (file, options) => {
      if (isRepository)
        throw createEditorError(
          "Upload a picture in the form of the page that shows it.",
        );
      return withEditorErrors(persistMedia.call(backend, file, options));
    },
    deleteFiles: async (paths, message) => {
      if (isRepository)
        throw createEditorError(
          "Nothing can be deleted here. A page that no longer names a picture doesn't show it, and the switch Draft takes a page off the site.",
        );
      await editorContent.refresh();
      const errors = editorContent.findDeletionErrors(paths);
      if (errors.length)
        throw createDiagnosticsError(
          `${paths.join(", ")} can't be deleted yet: the site needs it.`,
          errors,
        );
      return withEditorErrors(deleteFiles.call(backend, paths, message));
    },
  } satisfies DecapBackend);
}

/** Name of the backend that `registerSiteBackend` registers. */
export const siteBackendName = "site";

/**
 * Registers a wrapper of one of Decap's backends that writes files in canonical form,
 * saves no unused picture, and deletes nothing that the site needs.
 * @param name name of Decap's backend
 * @param isRepository whether the backend writes to GitHub: then deletions and separate
 * uploads are rejected, because Decap would make them without a pull request
 * @throws when Decap has no backend of this name
 */
export function registerSiteBackend(
  name: string,
  editorContent: EditorContent,
  isRepository: boolean,
): void {
  const { CMS } = window;
  const backend = CMS.getBackend(name);
  if (!backend) throw new Error(`Decap has no backend ${name}`);
  CMS.registerBackend(siteBackendName, function init(config, options) {
    return wrapBackend(
      backend.init(config, options),
      editorContent,
      isRepository,
    );
  });
}
