import type { ContentError } from "../../content/model/contentErrors";
import { errorText } from "../preview/errorText";
import { labelsOf } from "./compareVersions";
import type { ImmutableMap } from "./decapApi";
import { openEntry } from "./decapInternals";
import type { OpenEntry } from "./decapInternals";
import type { SiteChecks } from "./siteChecks";
import { StoredVersions } from "./storedVersions";
import type { Merged, Repository } from "./storedVersions";

/**
 * An error whose message Decap shows. It has no name: Decap would show "Error".
 */
export function rejection(message: string): Error {
  const error = new Error(message);
  error.name = "";
  return error;
}

/** How many errors a message names; the preview lists all. */
const maxListed = 3;

export function rejectionFor(
  what: string,
  errors: readonly ContentError[],
  open = "",
): Error {
  const named = errors
    .slice(0, maxListed)
    .map((error) => `• ${errorText(error, open)}`);
  const more =
    errors.length > maxListed ? [`And ${errors.length - maxListed} more.`] : [];
  return rejection([what, ...named, ...more].join(" "));
}

/**
 * Asks which version to keep of fields that two people have changed.
 * @throws when the editor wants to look at theirs first
 */
function askWhoseStay({ file, clashes, isDeleted }: Merged): void {
  if (!isDeleted && !clashes.length) return;
  const what = isDeleted
    ? "Somebody else has deleted this page in the meantime."
    : `Somebody else has since changed the same fields as you: ${labelsOf(file, clashes)}.`;
  const isOwn = window.confirm(
    `${what}\n\nOK saves yours. Cancel saves nothing for now.`,
  );
  if (!isOwn)
    throw rejection(
      "Nothing is saved yet. Look at their version in another window, bring in what you need of it, and save again.",
    );
}

/**
 * Rejects what the build would reject, when it is saved or published, and takes over what only
 * somebody else has changed meanwhile.
 * @param repository where changes wait to be published; none on one machine
 */
export function guardSaves(checks: SiteChecks, repository?: Repository): void {
  const { CMS } = window;
  const versions = new StoredVersions(checks, repository);

  function check(what: string, open: OpenEntry): void {
    const { errors } = checks.check(open);
    if (errors.length) throw rejectionFor(what, errors, open.file.path);
  }

  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      await checks.refresh();
      const open = openEntry(entry);
      check("Nothing is saved yet.", open);
      if (open.isNew) return undefined;
      const merged = await versions.merge(open);
      askWhoseStay(merged);
      const { file } = merged;
      check(
        "Nothing is saved yet: your change conflicts with what somebody else has saved since.",
        { ...open, file },
      );
      versions.settle(merged);
      return (entry.get("data") as ImmutableMap)
        .clear()
        .merge({ ...file.frontMatter, ...(file.body && { body: file.body }) });
    },
  });
  CMS.registerEventListener({
    name: "postSave",
    handler: ({ entry }) => {
      const { file } = openEntry(entry);
      checks.keep(file);
      versions.keep(file);
    },
  });
  if (repository)
    CMS.registerEventListener({
      name: "prePublish",
      handler: async ({ entry }) => {
        await checks.refresh();
        const open = openEntry(entry);
        check("This can't be published yet.", open);
        const unseenFields = await versions.unseenFields(open);
        if (unseenFields.length)
          throw rejection(
            `This can't be published yet: somebody else has since changed ${labelsOf(open.file, unseenFields)}. Reload this page, check it and save it, then publish it.`,
          );
      },
    });
}
