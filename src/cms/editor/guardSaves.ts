import { contentPath } from "../../content/model/contentFile";
import type { ImmutableMap } from "./decapApi";
import { checkEntry } from "./entryChecks";
import { entryFile } from "./entryFile";
import { faultRefusal } from "./refusals";
import type { SiteChecks } from "./siteChecks";
import { StoredVersions } from "./storedVersions";
import type { Repository } from "./storedVersions";

/**
 * Refuses to save, publish or delete what the build would refuse, and to save
 * over what somebody else has saved meanwhile. Tidies what is saved.
 * @param repository where changes wait to be published; none on one machine
 */
export function guardSaves(
  checks: SiteChecks,
  repository: Repository | undefined,
): void {
  const { CMS } = window;
  const versions = new StoredVersions(checks, repository);

  async function check(what: string, entry: ImmutableMap) {
    await checks.refresh();
    const { file, faults } = checkEntry(checks, entry);
    if (faults.length) throw faultRefusal(what, faults, file.path);
    return file;
  }

  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const file = await check("Nothing is saved yet.", entry);
      if (!entry.get("newRecord")) await versions.refuseNewer(entry, file);
      return (entry.get("data") as ImmutableMap)
        .clear()
        .merge({ ...file.frontMatter, ...(file.body && { body: file.body }) });
    },
  });
  CMS.registerEventListener({
    name: "postSave",
    handler: async ({ entry }) => {
      const file = entryFile(entry);
      checks.keep(file);
      if (!entry.get("newRecord")) await versions.keep(entry, file);
    },
  });
  if (repository)
    CMS.registerEventListener({
      name: "prePublish",
      handler: ({ entry }) => check("This can't be published yet.", entry),
    });
  CMS.registerEventListener({
    name: "preUnpublish",
    handler: async ({ entry }) => {
      await checks.refresh();
      const { path } = entryFile(entry);
      const uses = checks.usesOf(path);
      if (uses.length)
        throw faultRefusal(
          `${contentPath(path)} can't be deleted yet: other pages use it.`,
          uses,
          path,
        );
    },
  });
}
