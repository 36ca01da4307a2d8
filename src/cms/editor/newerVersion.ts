import { readContentText } from "../../content-model/readContentText";
import { kindOf } from "../../content-model/contentFile";
import type { ContentFile } from "../../content-model/contentFile";
import { changedFields } from "./changedFields";
import type { ImmutableMap } from "./decapApi";
import { fillForm } from "./fillForm";
import type { Notice } from "./notice";
import type { OpenForm } from "./openForm";
import { theirChanges } from "./theirChanges";
import { tidyFields } from "./tidy";
import type { Versions } from "./versions";

/** A stored text in the shape of what forms save. */
function read(path: string, text: string): ContentFile | undefined {
  const { file } = readContentText(path, text);
  return (
    file && {
      path,
      frontMatter: tidyFields(kindOf(path)?.fields ?? {}, file.frontMatter),
      body: file.body,
    }
  );
}

/**
 * Notices that somebody else has saved a newer version of the open entry. What
 * only they changed goes into the form, and the form says so.
 * @param mine what is about to be saved
 * @returns whether there was anything to notice
 */
export async function takeNewerVersion(
  form: OpenForm,
  versions: Versions,
  entry: ImmutableMap,
  mine: ContentFile,
): Promise<boolean> {
  const [before, stored] = [versions.base(entry), await versions.stored(entry)];
  if (stored === before) return false;
  const say = (text: string, more: Omit<Notice, "text"> = {}) =>
    form.say("newer", {
      text: `Somebody else ${text}`,
      ...more,
    });
  if (!stored) {
    versions.accept(entry, stored);
    say("deleted this after you opened it. Save again to bring it back.");
    return true;
  }
  const old = read(mine.path, before);
  const theirs = read(mine.path, stored);
  if (!old || !theirs) {
    say(
      "changed this after you opened it, and it can't be read any more. Copy what you typed, and ask whoever looks after the site.",
    );
    return true;
  }
  versions.accept(entry, stored);
  const changes = changedFields(old, theirs, mine);
  if (!changes.length) return false;
  fillForm(
    form,
    Object.fromEntries(
      changes
        .filter(({ isMineToo }) => !isMineToo)
        .map((change) => [change.field, change.theirs]),
    ),
  );
  const { text, items } = theirChanges(form, mine.path, changes);
  say(
    `saved this after you opened it. Yours isn't saved yet. ${text} Look it through, then save again.`,
    { items },
  );
  return true;
}
