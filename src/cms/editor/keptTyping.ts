import type { ContentFile } from "../../content/model/contentFile";
import { changedFields, fieldsIn } from "./changedFields";
import type { ImmutableMap } from "./decapApi";
import { fillForm } from "./fillForm";
import type { OpenForm } from "./openForm";
import { theirChanges } from "./theirChanges";
import { textOf } from "./tidy";

/** What somebody typed and didn't save. */
interface Kept {
  /** The entry before, as a file. */
  readonly before: ContentFile;
  readonly typed: ContentFile;
  /** When it was typed, in milliseconds. */
  readonly at: number;
}

const keyOf = (entry: ImmutableMap) =>
  `typed ${textOf(entry.get("collection"))}/${textOf(entry.get("slug"))}`;

const isSame = (one: ContentFile, other: ContentFile) =>
  JSON.stringify(fieldsIn(one)) === JSON.stringify(fieldsIn(other));

/** Keeps what is typed in this browser until it is saved or given up. */
class KeptTyping {
  readonly #form: OpenForm;
  /** The open entry before anything was typed. */
  #before: ContentFile | undefined;
  #key = "";
  #address = "";

  constructor(form: OpenForm) {
    this.#form = form;
  }

  /** Puts what was kept for the form that was just opened back into it. */
  restore(): void {
    const { entry, checked } = this.#form;
    if (!entry || !checked) return;
    this.#before = checked.file;
    this.#key = keyOf(entry);
    this.#address = location.hash;
    const stored = localStorage.getItem(this.#key);
    if (!stored) return;
    const { before, typed, at } = JSON.parse(stored) as Kept;
    const changes = changedFields(before, checked.file, typed);
    const values = changedFields(before, typed, checked.file);
    if (!values.length) {
      this.forget();
      return;
    }
    fillForm(
      this.#form,
      Object.fromEntries(values.map(({ field, theirs }) => [field, theirs])),
    );
    const { items } = theirChanges(
      this.#form,
      typed.path,
      changes.filter(({ isMineToo }) => isMineToo),
    );
    this.#form.say("kept", {
      text: `What you typed on ${new Date(at).toLocaleString("en")} is back. It isn't saved yet.`,
      items,
      answers: [{ label: "Drop it", run: () => this.#drop(checked.file) }],
    });
  }

  /** Keeps what is in the form now, if anything was typed. */
  keep(): void {
    const { checked } = this.#form;
    if (!checked || !this.#before) return;
    const { file: typed } = checked;
    if (isSame(this.#before, typed)) return;
    const kept: Kept = { before: this.#before, typed, at: Date.now() };
    localStorage.setItem(this.#key, JSON.stringify(kept));
  }

  /** What is in the form was saved. */
  saved(): void {
    this.#before = this.#form.checked?.file;
    this.forget();
  }

  /** Gives up what was typed when its form is left on purpose. */
  left(): void {
    if (this.#key && location.hash !== this.#address) this.forget();
  }

  forget(): void {
    localStorage.removeItem(this.#key);
  }

  #drop(saved: ContentFile): void {
    const old = fieldsIn(saved);
    const now = fieldsIn(this.#form.checked?.file ?? saved);
    const changed = Object.keys({ ...old, ...now }).filter(
      (field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]),
    );
    fillForm(
      this.#form,
      Object.fromEntries(changed.map((field) => [field, old[field]])),
    );
    this.#form.say("kept");
    this.forget();
  }
}

/**
 * What is typed survives a crash of the editor or the browser. Decap's own copy
 * doesn't: it is offered before the entry has loaded, and then overwritten.
 */
export function keepTyping(form: OpenForm): void {
  const kept = new KeptTyping(form);
  form.onOpen(() => kept.restore());
  form.watch(() => kept.keep());
  window.addEventListener("hashchange", () => kept.left());
  window.CMS.registerEventListener({
    name: "postSave",
    handler: () => kept.saved(),
  });

  const decapAsks = (
    window.CMS.getLocale("en") as {
      editor: { editor: { confirmLoadBackup: string } };
    }
  ).editor.editor.confirmLoadBackup;
  const confirm = window.confirm.bind(window);
  window.confirm = (question) => question !== decapAsks && confirm(question);
}
