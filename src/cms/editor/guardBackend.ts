import { stringify } from "yaml";
import { contentPath, slugOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { imagePath } from "../../content/model/frontMatterSchema";
import { pictureRemedy } from "../../content/check/rules/pictureFaults";
import { ContentReader } from "./contentReader";
import type { Backend } from "./decapApi";
import { deleteRefusal } from "./deleteRefusal";
import { measurePicture } from "./measurePicture";
import { redirectFrom } from "./redirectFrom";
import { listed, plainError } from "./plainError";
import type { SiteChecks } from "./siteChecks";

const below = (path: string) => path.replace(/^\/?content\//, "");

/** Whether a picture may be chosen for a page. */
function isUsable({ pictures }: SiteChecks, path: string): boolean {
  const facts = pictures.of(path);
  return imagePath.test(`/${path}`) && !(facts && pictureRemedy(facts));
}

/**
 * Watches a backend: what others use is not deleted, only usable pictures are
 * offered, a waiting change is checked again when it is published, and the
 * checks learn what is saved.
 */
export function guardBackend(checks: SiteChecks, backend: Backend): Backend {
  const original = {
    deleteFiles: backend.deleteFiles.bind(backend),
    persistEntry: backend.persistEntry.bind(backend),
    publish: backend.publishUnpublishedEntry.bind(backend),
    mediaFile: backend.unpublishedEntryMediaFile.bind(backend),
    getMedia: backend.getMedia.bind(backend),
  };
  const reader = new ContentReader(backend);
  checks.connect({
    read: () => reader.read(),
    picture: (path) =>
      backend.getMediaFile(contentPath(path)).then(
        ({ file }) => file,
        () => undefined,
      ),
  });

  /** Checks a waiting change against what is published by now. */
  async function checkWaiting(collection: string, slug: string) {
    const { diffs } = await backend.unpublishedEntry({ collection, slug });
    for (const { path, id } of diffs)
      if (imagePath.test(`/${below(path)}`))
        // One that the change removes can't be read.
        await backend
          .unpublishedEntryMediaFile(collection, slug, path, id)
          .catch(() => undefined);
    for (const { path, id } of diffs) {
      if (!path.endsWith(".md")) continue;
      const text = await backend.unpublishedEntryDataFile(
        collection,
        slug,
        path,
        id,
      );
      const file = reader.parse(below(path), text);
      if (!file) continue;
      await checks.refresh(file);
      const faults = checks.checkAlone(file);
      if (faults.length)
        throw plainError(`This can't be published yet. ${listed(faults)}`);
    }
    return diffs;
  }

  /** Leads visitors of deleted pages to those above them. */
  async function redirect(
    deleted: readonly ContentFile[],
    commitMessage: string,
  ) {
    const list = redirectFrom(deleted, checks.files);
    if (!list) return;
    const { path, frontMatter, body } = list;
    const file = {
      path: contentPath(path),
      slug: slugOf(path),
      raw: `---\n${stringify(frontMatter)}---\n${body}`,
    };
    const entry = { dataFiles: [file], assets: [] };
    // A delete doesn't wait to be published, and neither does this.
    await backend.persistEntry(entry, {
      commitMessage,
      collectionName: "settings",
      newEntry: false,
      useWorkflow: false,
    });
  }

  const guard: Partial<Backend> = {
    async deleteFiles(files, message) {
      const paths = files.map(below);
      await checks.refresh();
      for (const path of paths) {
        const refused = deleteRefusal(checks, path);
        if (refused) throw refused;
      }
      const deleted = checks.files.filter(({ path }) => paths.includes(path));
      const answer = await original.deleteFiles(files, message);
      for (const path of paths) checks.forget(path);
      await redirect(deleted, message);
      return answer;
    },
    async persistEntry(entry, options) {
      const answer = await original.persistEntry(entry, options);
      for (const { path, raw } of entry.dataFiles) {
        const file = reader.parse(below(path), raw);
        if (file) checks.keep(file, options.useWorkflow);
      }
      return answer;
    },
    async publishUnpublishedEntry(collection, slug) {
      const diffs = await checkWaiting(collection, slug);
      const answer = await original.publish(collection, slug);
      for (const { path } of diffs) checks.publish(below(path));
      return answer;
    },
    async unpublishedEntryMediaFile(...file) {
      const picture = await original.mediaFile(...file);
      const facts = await measurePicture(picture.file);
      checks.pictures.upload(picture.name, facts);
      return picture;
    },
    async getMedia(folder) {
      const files = await original.getMedia(folder);
      // Without a folder it is the library, where any picture can be deleted.
      return folder
        ? files.filter(({ path }) => isUsable(checks, below(path)))
        : files;
    },
  };
  return Object.assign(backend, guard);
}
