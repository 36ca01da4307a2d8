import { checkEntry } from "./entryChecks";
import type { OpenForm } from "./openForm";
import type { SiteChecks } from "./siteChecks";
import { refusal } from "./refusal";
import type { ImmutableMap } from "./decapApi";

/** Refuses to save what the build would refuse, and tidies what is saved. */
export function checkBeforeSaving(checks: SiteChecks, form: OpenForm): void {
  window.CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const { file, faults } = checkEntry(checks, entry);
      if (faults.length) {
        form.refuse();
        throw refusal("What to put right is listed above the form.");
      }
      checks.keep(file);
      return (entry.get("data") as ImmutableMap)
        .clear()
        .merge({ ...file.frontMatter, ...(file.body && { body: file.body }) });
    },
  });
}
