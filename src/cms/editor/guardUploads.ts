import { openFormAddress } from "./formAddress";
import { freeName, preparePicture } from "./preparePicture";
import type { SiteChecks } from "./siteChecks";

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
 * says why if one can't be used. Decap draws the pictures of its forms from the
 * live site, which doesn't have those that were just uploaded: they are drawn
 * from here.
 */
export function guardUploads(checks: SiteChecks): void {
  const uploads = new Map<string, string>();

  async function prepare(input: HTMLInputElement, given: File) {
    const { style } = document.documentElement;
    style.cursor = "progress";
    try {
      const { file: prepared, facts } = await preparePicture(given);
      const name = freeName(
        given.name,
        (one) => checks.hasPicture(one),
        /entries\/([^/]+)$/.exec(openFormAddress() ?? "")?.[1],
      );
      const file = new File([prepared], name, { type: prepared.type });
      checks.upload(name, facts);
      uploads.set(name, URL.createObjectURL(file));
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
  window.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLImageElement && target.src)) return;
      const { pathname } = new URL(target.src);
      if (!pathname.startsWith("/images/")) return;
      const name = pathname.slice(pathname.lastIndexOf("/") + 1);
      target.src = uploads.get(name) ?? `/admin${pathname}`;
    },
    true,
  );
}
