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
import type { Diagnostics, EditorContent } from "./editorContent";

/** Milliseconds without a change before an entry is checked and drawn. */
const debounceMs = 300;

function createPreviewRoot(
  container: HTMLElement,
  editorContent: EditorContent,
  content: AdminContent,
  schema: ReturnType<typeof createPreviewSchema>,
) {
  // Decap has a React of its own, so the preview gets a root of its own.
  const root = createRoot(container);
  // For screen readers: Decap's frame says neither what it is nor its language.
  const { documentElement, defaultView } = container.ownerDocument;
  documentElement.lang = "en";
  defaultView?.frameElement?.setAttribute("title", "Preview");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let diagnostics: Diagnostics = { errors: [], warnings: [] };

  function renderPreview(
    file: ContentFile,
    { getAsset }: PreviewTemplateProps,
  ): void {
    const queryRunner = new PreviewQueryRunner(
      editorContent.filesWith(file),
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
      // A root can't be unmounted while Decap's own React is rendering.
      setTimeout(() => root.unmount());
    },
  };
}

export function createPreviewTemplate(
  editorContent: EditorContent,
  content: AdminContent,
): ComponentType<PreviewTemplateProps> {
  const schema = createPreviewSchema(content);
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
              createPreviewRoot(container, editorContent, content, schema),
            );
        },
      });
    },
  });
}
