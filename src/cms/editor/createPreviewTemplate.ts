import { createElement, startTransition } from "react";
import { createRoot } from "react-dom/client";
import type { ComponentType } from "react";
import { PreviewQueryRunner } from "../preview/previewQueryRunner";
import { Preview } from "../preview/Preview";
import { createPreviewSchema } from "../preview/createPreviewSchema";
import type { ContentFile } from "../../content/model/contentFile";
import type { AdminContent } from "../readAdminContent";
import type { PreviewTemplateProps } from "./decapApi";
import { readOpenEntry } from "./decapInternals";
import type { DiagnosticsBySeverity, EditorContent } from "./editorContent";

/**
 * Delay between the last change of an entry and its check and preview, in milliseconds.
 */
const debounceMs = 300;

function createPreviewRoot(
  container: HTMLElement,
  editorContent: EditorContent,
  content: AdminContent,
  schemaPromise: ReturnType<typeof createPreviewSchema>,
) {
  // Decap bundles its own React, so the preview needs a separate root.
  const root = createRoot(container);
  // For screen readers: Decap's frame has neither a title nor a language.
  const { documentElement, defaultView } = container.ownerDocument;
  documentElement.lang = "en";
  defaultView?.frameElement?.setAttribute("title", "Preview");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let diagnostics: DiagnosticsBySeverity = { errors: [], warnings: [] };

  function renderPreview(
    file: ContentFile,
    { getAsset }: PreviewTemplateProps,
  ): void {
    const queryRunner = new PreviewQueryRunner(
      editorContent.filesWith(file),
      file,
      schemaPromise,
      (src) => {
        // Decap finds an upload by its path without the leading slash.
        const path = src.slice(1);
        if (path in content.pictures) return `/admin${src}`;
        return getAsset(path).toString() || undefined;
      },
    );
    // Keeps the last preview visible until the data of the next preview is loaded.
    startTransition(() =>
      root.render(
        createElement(Preview, {
          queryRunner,
          file,
          readErrors: editorContent.readErrors,
          ...diagnostics,
        }),
      ),
    );
  }

  return {
    update(props: PreviewTemplateProps): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const open = readOpenEntry(props.entry);
        diagnostics = editorContent.check(open);
        renderPreview(open.file, props);
      }, debounceMs);
    },
    remove(): void {
      clearTimeout(timer);
      // React can't unmount a root while Decap's React is rendering.
      setTimeout(() => root.unmount());
    },
  };
}

/** Creates the component that Decap renders as the preview of every entry. */
export function createPreviewTemplate(
  editorContent: EditorContent,
  content: AdminContent,
): ComponentType<PreviewTemplateProps> {
  const schemaPromise = createPreviewSchema(content);
  const previewRoots = new WeakMap<
    object,
    ReturnType<typeof createPreviewRoot>
  >();

  return window.createClass<PreviewTemplateProps>({
    componentDidMount() {
      previewRoots.get(this)?.update(this.props);
    },
    componentDidUpdate() {
      previewRoots.get(this)?.update(this.props);
    },
    componentWillUnmount() {
      previewRoots.get(this)?.remove();
    },
    render() {
      return window.h("div", {
        ref: (container: HTMLElement | null) => {
          if (container && !previewRoots.has(this))
            previewRoots.set(
              this,
              createPreviewRoot(
                container,
                editorContent,
                content,
                schemaPromise,
              ),
            );
        },
      });
    },
  });
}
