import { createElement, startTransition } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import type { ComponentType } from "react";
import { ContentGraph } from "../preview/contentGraph";
import { Preview } from "../preview/Preview";
import type { Fault } from "../../content/model/faults";
import type { AdminContent } from "../adminContent";
import type { TemplateProps } from "./decapApi";
import { openEntry } from "./decapInsides";
import { keepTyping, keptTyping } from "./keptTyping";
import type { Faults, SiteChecks } from "./siteChecks";

/** Milliseconds without a change before an entry is checked. */
const pause = 150;

/** The preview of an open entry, in an element of Decap's. */
class Shown {
  // Decap has a React of its own, so the preview gets a root of its own.
  readonly #root: Root;
  readonly #checks: SiteChecks;
  readonly #content: AdminContent;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #found: Faults = { faults: [], warnings: [] };
  /** The file as it was opened, and what was typed in it before. */
  #opened: { file: string; typed: readonly Fault[] } | undefined;

  constructor(holder: HTMLElement, checks: SiteChecks, content: AdminContent) {
    this.#root = createRoot(holder);
    this.#checks = checks;
    this.#content = content;
  }

  update(props: TemplateProps): void {
    this.#draw(props);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const open = openEntry(props.entry);
      const file = JSON.stringify(open.file);
      this.#opened ??= { file, typed: keptTyping(open.file) };
      this.#found = this.#checks.check(open);
      this.#draw(props);
      // Last: a browser whose storage is full throws.
      if (file !== this.#opened.file) keepTyping(open.file);
    }, pause);
  }

  #draw({ entry, getAsset }: TemplateProps): void {
    const { file } = openEntry(entry);
    const graph = new ContentGraph(
      this.#checks.filesWith(file),
      file,
      this.#content,
      // Without its slash Decap looks for it among the uploads, too.
      (src) =>
        src.slice(1) in this.#content.pictures
          ? `/admin${src}`
          : getAsset(src.slice(1)).toString() || undefined,
    );
    // The last preview stays until the data of the new one is there.
    startTransition(() =>
      this.#root.render(
        createElement(Preview, {
          graph,
          file,
          ...this.#found,
          typed: this.#opened?.typed ?? [],
        }),
      ),
    );
  }

  remove(): void {
    clearTimeout(this.#timer);
    // A root can't be unmounted while Decap's own React is rendering.
    setTimeout(() => this.#root.unmount());
  }
}

/** The preview of all collections. */
export function previewTemplate(
  checks: SiteChecks,
  content: AdminContent,
): ComponentType<TemplateProps> {
  const shown = new WeakMap<object, Shown>();

  return window.createClass<TemplateProps>({
    componentDidMount() {
      shown.get(this)?.update(this.props);
    },
    componentDidUpdate() {
      shown.get(this)?.update(this.props);
    },
    componentWillUnmount() {
      shown.get(this)?.remove();
    },
    render() {
      return window.h("div", {
        ref: (holder: HTMLElement | null) => {
          if (holder && !shown.has(this))
            shown.set(this, new Shown(holder, checks, content));
        },
      });
    },
  });
}
