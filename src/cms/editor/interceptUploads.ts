import { readFormUrlHash } from "./formUrlHash";
import { createUniqueFileName, preparePicture } from "./preparePicture";
import type { EditorContent } from "./editorContent";

/** Change events that `forwardFile` dispatched: their pictures are already prepared. */
const forwardedEvents = new WeakSet<Event>();

function forwardFile(input: HTMLInputElement, file: File): void {
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  const event = new Event("change", { bubbles: true });
  forwardedEvents.add(event);
  input.dispatchEvent(event);
}

/**
 * Prepares every picture that is chosen for upload before Decap gets the file, and shows
 * the reason if a picture can't be used. The live site lacks new uploads: where a form
 * fails to load one, shows the uploaded file or the editor's copy.
 */
export function interceptUploads(editorContent: EditorContent): void {
  const uploadUrls = new Map<string, string>();

  async function prepareAndForward(input: HTMLInputElement, original: File) {
    const { style } = document.documentElement;
    style.cursor = "progress";
    try {
      const { file: prepared, metadata } = await preparePicture(original);
      const [, openSlug] =
        /entries\/([^/]+)$/.exec(readFormUrlHash() ?? "") ?? [];
      const name = createUniqueFileName(
        original.name,
        (candidate) => editorContent.hasPicture(candidate),
        openSlug,
      );
      const file = new File([prepared], name, { type: prepared.type });
      editorContent.recordUpload(name, metadata);
      uploadUrls.set(name, URL.createObjectURL(file));
      forwardFile(input, file);
    } catch (error) {
      input.value = "";
      window.alert(
        `${original.name} was not uploaded. ${(error as Error).message}`,
      );
    } finally {
      style.cursor = "";
    }
  }

  // Runs before React, which listens on an element below the window.
  window.addEventListener(
    "change",
    (event) => {
      const { target: input } = event;
      if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
      const [file] = input.files ?? [];
      if (!file || forwardedEvents.has(event)) return;
      event.stopImmediatePropagation();
      void prepareAndForward(input, file);
    },
    true,
  );
  window.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLImageElement && target.src)) return;
      const { pathname } = new URL(target.src);
      if (!pathname.startsWith("/images/")) return;
      const name = pathname.slice(pathname.lastIndexOf("/") + 1);
      target.src = uploadUrls.get(name) ?? `/admin${pathname}`;
    },
    true,
  );
}
