import type { Fault } from "../../content/model/faults";
import { faultText } from "../preview/faultText";
import type { ImmutableMap } from "./decapApi";
import { openEntry } from "./decapInsides";
import type { SiteChecks } from "./siteChecks";
import { StoredVersions } from "./storedVersions";
import type { Repository } from "./storedVersions";

/**
 * An error whose message Decap shows. It has no name: Decap would show "Error".
 */
export function refusal(message: string): Error {
  const error = new Error(message);
  error.name = "";
  return error;
}

/** How many faults a message names; the preview lists all. */
const most = 3;

export function faultRefusal(
  what: string,
  faults: readonly Fault[],
  open = "",
): Error {
  const named = faults
    .slice(0, most)
    .map((fault) => `• ${faultText(fault, open)}`);
  const more =
    faults.length > most ? [`And ${faults.length - most} more.`] : [];
  return refusal([what, ...named, ...more].join(" "));
}

/**
 * Refuses to save or publish what the build would refuse, and to save over what
 * somebody else has saved meanwhile.
 * @param repository where changes wait to be published; none on one machine
 */
export function guardSaves(checks: SiteChecks, repository?: Repository): void {
  const { CMS } = window;
  const versions = new StoredVersions(checks, repository);

  async function check(what: string, entry: ImmutableMap) {
    await checks.refresh();
    const open = openEntry(entry);
    const { faults } = checks.check(open);
    if (faults.length) throw faultRefusal(what, faults, open.file.path);
    return open;
  }

  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const open = await check("Nothing is saved yet.", entry);
      const newer = open.isNew ? undefined : await versions.newer(open);
      if (newer) throw refusal(newer);
    },
  });
  CMS.registerEventListener({
    name: "postSave",
    handler: async ({ entry }) => {
      const open = openEntry(entry);
      checks.keep(open.file);
      if (!open.isNew) await versions.keep(open);
    },
  });
  if (repository)
    CMS.registerEventListener({
      name: "prePublish",
      handler: ({ entry }) => check("This can't be published yet.", entry),
    });
}
