import { readContentText } from "../../content/read/readContentText";
import { kindOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
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

/** A version that somebody else has stored. */
interface Newer {
  /** The text that both started from. */
  readonly before: string;
  readonly theirs: string;
  /** What they did, such as "saved this after you opened it". */
  readonly did: string;
  /** Takes their version for the one that the form started from. */
  readonly accept: () => void;
}

/**
 * Takes what only they changed into the form, and says so above it.
 * @param mine what is about to be saved
 * @returns whether there was anything to take or to say
 */
function take(
  form: OpenForm,
  mine: ContentFile,
  { before, theirs, did, accept }: Newer,
): boolean {
  const say = (text: string, more: Omit<Notice, "text"> = {}) =>
    form.say("newer", { text: `Somebody else ${text}`, ...more });
  if (!theirs) {
    accept();
    say("deleted this after you opened it. Save again to bring it back.");
    return true;
  }
  const old = before
    ? read(mine.path, before)
    : { path: mine.path, frontMatter: {}, body: "" };
  const other = read(mine.path, theirs);
  if (!old || !other) {
    say(
      "changed this after you opened it, and it can't be read any more. Copy what you typed, and ask whoever looks after the site.",
    );
    return true;
  }
  accept();
  const changes = changedFields(old, other, mine);
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
    `${did}. Yours isn't saved yet. ${text} Look it through, then save again.`,
    { items },
  );
  return true;
}

/**
 * Notices that somebody else has saved a newer version of the open entry, or has
 * published one while a change of it waits. What only they changed goes into the
 * form, and the form says so.
 * @param mine what is about to be saved
 * @returns whether there was anything to notice
 */
export async function takeNewerVersion(
  form: OpenForm,
  versions: Versions,
  entry: ImmutableMap,
  mine: ContentFile,
): Promise<boolean> {
  const before = versions.base(entry);
  const { text: theirs, isWaiting } = await versions.stored(entry);
  const saved = {
    before,
    theirs,
    did: "saved this after you opened it",
    accept: () => versions.accept(entry, theirs),
  };
  if (theirs !== before && take(form, mine, saved)) return true;
  const site = isWaiting && (await versions.publishedMeanwhile(entry));
  if (!site) return false;
  return take(form, mine, {
    before: site.begun,
    theirs: site.now,
    did: "published this after the change that waits here was begun",
    accept: () => versions.takeOver(entry, site.now),
  });
}
