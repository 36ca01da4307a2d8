import type { KnownPictures } from "./knownPictures";
import { preparePicture } from "./preparePicture";

/** Events that carry a prepared picture, which Decap may have. */
const passed = new WeakSet<Event>();

function hand(input: HTMLInputElement, file: File): void {
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  const event = new Event("change", { bubbles: true });
  passed.add(event);
  input.dispatchEvent(event);
}

/**
 * Prepares every picture that is chosen for upload before Decap gets it, and
 * says why if one can't be used.
 */
export function guardUploads(pictures: KnownPictures): void {
  async function prepare(input: HTMLInputElement, given: File) {
    const { style } = document.documentElement;
    style.cursor = "progress";
    try {
      const { file, facts } = await preparePicture(given, (name) =>
        pictures.hasName(name),
      );
      pictures.upload(file.name, facts);
      hand(input, file);
    } catch (error) {
      input.value = "";
      window.alert(
        `${given.name} was not uploaded. ${(error as Error).message}`,
      );
    } finally {
      style.cursor = "";
    }
  }

  // Before React, which listens further down.
  window.addEventListener(
    "change",
    (event) => {
      const { target: input } = event;
      if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
      const [file] = input.files ?? [];
      if (!file || passed.has(event)) return;
      event.stopImmediatePropagation();
      void prepare(input, file);
    },
    true,
  );
}
