import { createElement, startTransition } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import type { ComponentType } from "react";
import { ContentGraph } from "../preview/contentGraph";
import { Preview } from "../preview/Preview";
import type { SiteFacts } from "../preview/schema";
import type { TemplateProps } from "./decapApi";
import { entryFile } from "./entryFile";
import { ownAsset } from "./ownAssets";
import type { SiteChecks } from "./siteChecks";

interface Known {
  readonly checks: SiteChecks;
  readonly facts: SiteFacts;
  /** Paths of the site's pictures below `content/`. */
  readonly images: ReadonlySet<string>;
}

/**
 * The preview of a collection. Decap has a React of its own, so the preview gets
 * a root of its own in an element of Decap's.
 * @param folder where new files of the collection go, below `content/`
 */
export function previewTemplate(
  { checks, facts, images }: Known,
  folder: string,
): ComponentType<TemplateProps> {
  const roots = new WeakMap<object, Root>();

  function show(holder: HTMLElement, { entry, getAsset }: TemplateProps) {
    const file = entryFile(entry, folder);
    const root = roots.get(holder) ?? createRoot(holder);
    roots.set(holder, root);
    const graph = new ContentGraph(
      checks.filesWith(file),
      file,
      facts,
      // A picture that was just uploaded has no address on the site.
      (src) =>
        images.has(src.slice(1))
          ? `/admin${src}`
          : ownAsset(getAsset)(src).toString() || undefined,
    );
    // The last preview stays until the data of the new one is there.
    startTransition(() =>
      root.render(
        createElement(Preview, {
          graph,
          file,
          ...checks.check(file, entry.get("newRecord") === true),
        }),
      ),
    );
  }

  const holders = new WeakMap<object, HTMLElement>();

  function update(template: { readonly props: TemplateProps }) {
    const holder = holders.get(template);
    if (holder) show(holder, template.props);
  }

  return window.createClass<TemplateProps>({
    componentDidMount() {
      update(this);
    },
    componentDidUpdate() {
      update(this);
    },
    componentWillUnmount() {
      const holder = holders.get(this);
      // A root can't be unmounted while Decap's own React is rendering.
      setTimeout(() => holder && roots.get(holder)?.unmount());
    },
    render() {
      return window.h("div", {
        ref: (element: HTMLElement | null) => {
          if (element) holders.set(this, element);
        },
      });
    },
  });
}
