import {
  belowContent,
  contentPath,
  slugOf,
} from "../../content/model/contentFile";
import { contentText, fileOfText } from "../../content/write/contentText";
import type { Backend } from "./decapApi";
import { gitHubRejection } from "./gitHubRejection";
import { rejectionFor, rejection } from "./guardSaves";
import type { SiteChecks } from "./siteChecks";

/** Whether a file names a picture by the address that pages use. */
const isShown = (raw: string, picture: string): boolean =>
  raw.includes(picture.replace(/^\/?content(?=\/)/, ""));

/** Asks Decap's backend; its errors have names that Decap would show. */
const answered = <Answer>(request: Promise<Answer>): Promise<Answer> =>
  request.catch((error: unknown) => {
    const { message, name, status } = error as Error & {
      readonly status?: number | null;
    };
    if (name === "API_ERROR") throw rejection(gitHubRejection(status ?? 0));
    throw rejection(
      error instanceof TypeError
        ? "Nobody knows whether this is saved: the editor's server doesn't answer. What you typed stays in the form. Start the server or wait for the connection, and save again."
        : message,
    );
  });

function guard(
  backend: Backend,
  checks: SiteChecks,
  isRepository: boolean,
): Backend {
  const { persistEntry, persistMedia, deleteFiles } = backend;
  return Object.assign(backend, {
    persistEntry: async ({ assets, ...entry }, options) => {
      const files = entry.dataFiles.map(({ path, raw }) =>
        fileOfText(belowContent(path), raw),
      );
      const dataFiles = files.map((file) => ({
        path: contentPath(file.path),
        slug: slugOf(file.path),
        raw: contentText(file),
      }));
      const isUsed = ({ path }: { path: string }) =>
        dataFiles.some(({ raw }) => isShown(raw, path));
      return answered(
        persistEntry.call(
          backend,
          { ...entry, dataFiles, assets: assets.filter(isUsed) },
          options,
        ),
      );
    },
    persistMedia: async (file, options) => {
      if (isRepository)
        throw rejection(
          "Upload a picture in the form of the page that shows it.",
        );
      return answered(persistMedia.call(backend, file, options));
    },
    deleteFiles: async (paths, message) => {
      if (isRepository)
        throw rejection(
          "Nothing can be deleted here. A page that no longer names a picture doesn't show it, and the switch Draft takes a page off the site.",
        );
      await checks.refresh();
      const uses = checks.usesOf(paths);
      if (uses.length)
        throw rejectionFor(
          `${paths.join(", ")} can't be deleted yet: the site needs it.`,
          uses,
        );
      return answered(deleteFiles.call(backend, paths, message));
    },
  } satisfies Backend);
}

/** The name of the backend that `registerBackend` makes. */
export const siteBackend = "site";

/**
 * Registers a backend of Decap's as one that writes all files in one form, saves no
 * picture that was only tried, and deletes nothing that the site needs.
 * @param name of Decap's backend
 * @param isRepository whether its files are a repository's, on which Decap deletes
 * and uploads without a pull request
 * @throws when Decap has no such backend
 */
export function registerBackend(
  name: string,
  checks: SiteChecks,
  isRepository: boolean,
): void {
  const { CMS } = window;
  const backend = CMS.getBackend(name);
  if (!backend) throw new Error(`Decap has no backend ${name}`);
  CMS.registerBackend(siteBackend, function init(config, options) {
    return guard(backend.init(config, options), checks, isRepository);
  });
}
