import { createElement, startTransition } from "react";
import { createRoot } from "react-dom/client";
import type { ComponentType } from "react";
import { ContentGraph } from "../preview/contentGraph";
import { Preview } from "../preview/Preview";
import { previewSchema } from "../preview/schema";
import type { ContentFile } from "../../content/model/contentFile";
import type { AdminContent } from "../adminContent";
import type { TemplateProps } from "./decapApi";
import { openEntry } from "./decapInternals";
import type { Findings, SiteChecks } from "./siteChecks";

/** Milliseconds without a change before an entry is checked and drawn. */
const pause = 300;

function drawing(
  holder: HTMLElement,
  checks: SiteChecks,
  content: AdminContent,
  schema: ReturnType<typeof previewSchema>,
) {
  // Decap has a React of its own, so the preview gets a root of its own.
  const root = createRoot(holder);
  // For screen readers: Decap's frame says neither what it is nor its language.
  const { documentElement, defaultView } = holder.ownerDocument;
  documentElement.lang = "en";
  defaultView?.frameElement?.setAttribute("title", "Preview");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let found: Findings = { errors: [], warnings: [] };

  function draw(file: ContentFile, { getAsset }: TemplateProps): void {
    const graph = new ContentGraph(
      checks.filesWith(file),
      file,
      schema,
      // Without its slash Decap looks for it among the uploads, too.
      (src) =>
        src.slice(1) in content.pictures
          ? `/admin${src}`
          : getAsset(src.slice(1)).toString() || undefined,
    );
    // The last preview stays until the data of the new one is there.
    startTransition(() =>
      root.render(
        createElement(Preview, {
          graph,
          file,
          unread: checks.unread,
          ...found,
        }),
      ),
    );
  }

  return {
    update(props: TemplateProps): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const open = openEntry(props.entry);
        found = checks.check(open);
        draw(open.file, props);
      }, pause);
    },
    remove(): void {
      clearTimeout(timer);
      // A root can't be unmounted while Decap's own React is rendering.
      setTimeout(() => root.unmount());
    },
  };
}

export function previewTemplate(
  checks: SiteChecks,
  content: AdminContent,
): ComponentType<TemplateProps> {
  const schema = previewSchema(content);
  const drawings = new WeakMap<object, ReturnType<typeof drawing>>();

  return window.createClass<TemplateProps>({
    componentDidMount() {
      drawings.get(this)?.update(this.props);
    },
    componentDidUpdate() {
      drawings.get(this)?.update(this.props);
    },
    componentWillUnmount() {
      drawings.get(this)?.remove();
    },
    render() {
      return window.h("div", {
        ref: (holder: HTMLElement | null) => {
          if (holder && !drawings.has(this))
            drawings.set(this, drawing(holder, checks, content, schema));
        },
      });
    },
  });
}
