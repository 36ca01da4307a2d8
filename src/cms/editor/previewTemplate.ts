import { createElement, startTransition } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import type { ComponentType } from "react";
import { ContentGraph } from "../preview/contentGraph";
import { Preview } from "../preview/Preview";
import type { SiteFacts } from "../preview/schema";
import type { TemplateProps } from "./decapApi";
import { checkEntry } from "./entryChecks";
import { entryFile } from "./entryFile";
import type { SiteChecks } from "./siteChecks";

interface Known {
  readonly checks: SiteChecks;
  readonly facts: SiteFacts;
  /** Paths of the live site's pictures below `content/`. */
  readonly images: ReadonlySet<string>;
}

/** Milliseconds without a change before an entry is checked. */
const pause = 150;

/** The preview of an open entry, in an element of Decap's. */
class Shown {
  // Decap has a React of its own, so the preview gets a root of its own.
  readonly #root: Root;
  readonly #known: Known;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #found: ReturnType<typeof checkEntry> | undefined;

  constructor(holder: HTMLElement, known: Known) {
    this.#root = createRoot(holder);
    this.#known = known;
  }

  update(props: TemplateProps): void {
    this.#draw(props);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#found = checkEntry(this.#known.checks, props.entry);
      this.#draw(props);
    }, pause);
  }

  #draw({ entry, getAsset }: TemplateProps): void {
    const { checks, facts, images } = this.#known;
    const file = entryFile(entry);
    const graph = new ContentGraph(
      checks.filesWith(file),
      file,
      facts,
      // Without its slash Decap looks for it among the uploads, too.
      (src) =>
        images.has(src.slice(1))
          ? `/admin${src}`
          : getAsset(src.slice(1)).toString() || undefined,
    );
    const { faults = [], warnings = [] } = this.#found ?? {};
    // The last preview stays until the data of the new one is there.
    startTransition(() =>
      this.#root.render(
        createElement(Preview, { graph, file, faults, warnings }),
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
export function previewTemplate(known: Known): ComponentType<TemplateProps> {
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
            shown.set(this, new Shown(holder, known));
        },
      });
    },
  });
}
