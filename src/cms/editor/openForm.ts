import { contentPath } from "../../content/model/contentFile";
import type { Fault } from "../../content/model/faults";
import { reveal } from "./controlBox";
import type { Control, ImmutableMap } from "./decapApi";
import type { CheckedEntry } from "./entryChecks";
import { isWithin, pathOf } from "./fieldPath";
import { FormMessages } from "./formMessages";
import type { Notice } from "./notice";
import { drawStale } from "./staleControls";

/** Milliseconds without a change before a form is checked. */
const pause = 150;

/** The open form: its inputs, and the faults of what is typed in them. */
export class OpenForm {
  readonly #check: (entry: ImmutableMap) => CheckedEntry;
  readonly #controls = new Map<string, Control>();
  readonly #watchers = new Set<() => void>();
  readonly #openers = new Set<() => void>();
  readonly #notices = new Map<string, Notice>();
  /** What is said below its inputs. */
  readonly messages = new FormMessages();
  readonly #drawn = new WeakMap<Control, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isNew = true;
  /** Whether saving was tried: then every fault is shown at its input. */
  #wasRefused = false;
  #entry: ImmutableMap | undefined;
  #checked: CheckedEntry | undefined;

  constructor(check: (entry: ImmutableMap) => CheckedEntry) {
    this.#check = check;
    document.addEventListener("focusout", () => this.refreshSoon());
  }

  /** What was typed and what is wrong with it; nothing while no form is open. */
  get checked(): CheckedEntry | undefined {
    return this.#controls.size ? this.#checked : undefined;
  }

  get entry(): ImmutableMap | undefined {
    return this.#controls.size ? this.#entry : undefined;
  }

  /** The inputs of the entry's own fields, without those inside others. */
  get topControls(): Control[] {
    return Array.from(this.#controls.values()).filter(
      ({ props }) => !props.parentIds.length,
    );
  }

  get wasRefused(): boolean {
    return this.#wasRefused;
  }

  /** Calls a function after each check. */
  watch(watcher: () => void): void {
    this.#watchers.add(watcher);
  }

  /** Calls a function each time a form has been opened. */
  onOpen(opener: () => void): void {
    this.#openers.add(opener);
  }

  /** Notices by their names: each replaces the last of its name. */
  get notices(): ReadonlyMap<string, Notice> {
    return this.#notices;
  }

  /** Shows a notice above the form, or takes it away. */
  say(name: string, notice?: Notice): void {
    if (notice) this.#notices.set(name, notice);
    else this.#notices.delete(name);
    this.refreshSoon();
  }

  /** Draws an input anew: some of Decap's ignore values that weren't typed. */
  renew(control: Control): void {
    this.#drawn.set(control, this.drawn(control) + 1);
    control.forceUpdate();
  }

  /** How often an input was drawn anew. */
  drawn(control: Control): number {
    return this.#drawn.get(control) ?? 0;
  }

  add(control: Control): void {
    this.#controls.set(control.props.forID, control);
    this.refreshSoon();
    // A form is known as it was opened before anything is typed in it.
    if (this.#isNew) setTimeout(() => this.#isNew && this.refresh());
  }

  remove(control: Control): void {
    const { forID, parentIds } = control.props;
    if (this.#controls.get(forID) === control) this.#controls.delete(forID);
    if (!parentIds.length) this.#isNew = true;
    this.refreshSoon();
  }

  refreshSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.refresh(), pause);
  }

  /** Checks what is typed. */
  refresh(): void {
    clearTimeout(this.#timer);
    const [control] = this.topControls;
    const entry = control?.props.getEntry();
    const isChanged = entry !== this.#entry;
    // Decap draws the form anew also when the preview is shown or hidden.
    const isOpened = control && this.#isNew && isChanged;
    if (control) this.#isNew = false;
    if (isOpened) {
      this.#wasRefused = false;
      this.#notices.clear();
    }
    if (entry && (isChanged || !this.#checked)) {
      this.#entry = entry;
      this.#checked = this.#check(entry);
    }
    if (isOpened) for (const opener of this.#openers) opener();
    if (drawStale(this.topControls)) this.refreshSoon();
    this.#showMessages();
    for (const watcher of this.#watchers) watcher();
  }

  /** Checks again, because other files have changed. */
  recheck(): void {
    this.#checked = undefined;
    this.refresh();
  }

  /** Shows all faults, and the first at its input. */
  refuse(): void {
    this.refresh();
    this.#wasRefused = true;
    this.recheck();
    const fault = this.checked?.faults.find((each) => this.isOwn(each));
    if (fault) this.focus(fault.field);
  }

  /** What was typed is saved: there is nothing left to say of it. */
  saved(): void {
    this.#wasRefused = false;
    this.#notices.clear();
    this.recheck();
  }

  /** Whether a fault is in the open entry, not in another file. */
  isOwn({ file }: Fault): boolean {
    return file === contentPath(this.#checked?.file.path ?? "");
  }

  /** Scrolls to an input and focuses it, unfolding what it is in. */
  focus(field: string): void {
    const [name, ...rest] = field.split(".");
    const top = this.topControls.find(
      ({ props }) => props.field.get("name") === name,
    );
    if (rest.length) top?.focus?.(rest.join("."));
    // What was folded has its size in the next frame.
    requestAnimationFrame(() => {
      const control = this.#controlAt(field) ?? top;
      if (control) reveal(control);
    });
  }

  /** The input of a field, or else the one that it is in. */
  #controlAt(field: string): Control | undefined {
    let found: Control | undefined;
    let length = 0;
    for (const control of this.#controls.values()) {
      const path = pathOf(control, this.#controls);
      if (!isWithin(field, path) || path.length <= length) continue;
      found = control;
      length = path.length;
    }
    return found;
  }

  #showMessages(): void {
    const found = (this.checked?.faults ?? []).flatMap((fault) => {
      const control = this.isOwn(fault) && this.#controlAt(fault.field);
      return control ? [[control, fault] as const] : [];
    });
    this.messages.show(found, this.#controls.values(), this.#wasRefused);
  }
}
