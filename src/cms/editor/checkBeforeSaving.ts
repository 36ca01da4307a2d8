import type { ImmutableMap } from "./decapApi";
import { checkEntry, openFile } from "./entryChecks";
import { takeNewerVersion } from "./newerVersion";
import type { OpenForm } from "./openForm";
import { refusal } from "./refusal";
import type { SiteChecks } from "./siteChecks";
import type { Versions } from "./versions";

/**
 * Refuses to save what the build would refuse, or over somebody else's newer
 * version. Tidies what is saved. `guardBackend.ts` notes what was saved.
 */
export function checkBeforeSaving(
  checks: SiteChecks,
  form: OpenForm,
  versions: Versions,
): void {
  window.CMS.registerEventListener({
    name: "postSave",
    handler: () => form.saved(),
  });
  window.CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      await checks.refresh(openFile(entry));
      form.refresh();
      const { file, faults } = checkEntry(checks, entry);
      if (faults.length) {
        form.refuse();
        throw refusal("What to put right is listed above the form.");
      }
      if (
        !entry.get("newRecord") &&
        (await takeNewerVersion(form, versions, entry, file))
      )
        throw refusal("Somebody else saved it, too: see above the form.");
      return (entry.get("data") as ImmutableMap)
        .clear()
        .merge({ ...file.frontMatter, ...(file.body && { body: file.body }) });
    },
  });
}
