import "../../styles/tokens.css";
import "../../styles/base.css";
import "../../styles/shared.css";
import "../../styles/print.css";
import { addressesOfFile, isPublished } from "../../content/model/contentFile";
import { companyDay } from "../../site/dates";
import type { AdminContent } from "../adminContent";
import { cmsConfig } from "../cmsConfig";
import type { PageOption } from "../cmsConfig";
import { loadPages } from "../preview/pages";
import { textOf } from "../../content/write/tidy";
import { cleanPastes } from "./cleanPastes";
import { guardSaves } from "./guardSaves";
import { guardUploads } from "./guardUploads";
import { overrideLocale } from "./overrideLocale";
import { previewTemplate } from "./previewTemplate";
import { registerBackend, siteBackend } from "./siteBackend";
import { SiteChecks } from "./siteChecks";
import type { Repository } from "./storedVersions";
import { patchStore } from "./patchStore";

// Otherwise Decap would start before it knows the previews.
window.CMS_MANUAL_INIT = true;
const assertStore = patchStore();

/** Where the content is kept, as `adminPage.ts` says it. */
const stored = JSON.parse(document.currentScript?.dataset.backend ?? "{}") as {
  backend: Repository & { name: string };
  publish_mode?: string;
};

/** The published pages by title; a link to any other would be rejected. */
function pageOptions({ files }: AdminContent): PageOption[] {
  const pages = files.flatMap((file) => {
    if (!isPublished(file, companyDay())) return [];
    const { frontMatter } = file;
    return Object.entries(addressesOfFile(file)).map(([field, value]) => {
      // The page at `areaPath` is that of the block `area`.
      const block = frontMatter[field.replace(/Path$/, "")] as
        { title?: unknown } | undefined;
      const { name, title } = frontMatter;
      const named = textOf(block?.title ?? name ?? title);
      return { label: `${named} (${value})`, value };
    });
  });
  return pages.sort((a, b) => a.label.localeCompare(b.label, "en"));
}

/** Names the rich texts, which Decap leaves without their fields' labels. */
function nameTexts(): void {
  new MutationObserver(() => {
    const unnamed = "[role=textbox][contenteditable]:not([aria-label])";
    for (const text of document.querySelectorAll(unnamed)) {
      let field = text.parentElement;
      while (
        field &&
        !field.querySelector(":scope > label, :scope > * > label")
      )
        field = field.parentElement;
      const label = field?.querySelector("label")?.firstChild?.textContent;
      text.setAttribute("aria-label", label ?? "Text");
    }
  }).observe(document.body, { childList: true, subtree: true });
}

function register({ CMS }: Window, content: AdminContent): void {
  assertStore();
  const repository = stored.publish_mode ? stored.backend : undefined;
  const checks = new SiteChecks(content, !repository);
  const template = previewTemplate(checks, content);
  const config = cmsConfig(pageOptions(content));
  CMS.registerPreviewStyle("/admin/editor.css");
  for (const { name, files = [{ name }] } of config.collections)
    for (const named of files)
      CMS.registerPreviewTemplate(named.name, template);
  overrideLocale();
  nameTexts();
  guardUploads(checks);
  cleanPastes([location.origin, new URL(content.siteUrl).origin]);
  guardSaves(checks, repository);
  registerBackend(stored.backend.name, checks, Boolean(repository));
  // On a phone the preview would take the form's place: Decap's button shows it.
  if (matchMedia("(width < 800px)").matches)
    localStorage.setItem("cms.right-pane", "none");
  CMS.init({
    // Files that exist once are needed. On a branch Decap deletes without a pull
    // request: where changes need one, the switch "Draft" takes a page off.
    config: {
      ...stored,
      ...config,
      backend: { ...stored.backend, name: siteBackend },
      collections: config.collections.map((collection) => ({
        ...collection,
        delete: !repository && Boolean(collection.folder),
      })),
    },
  });
}

async function start(): Promise<void> {
  const [response] = await Promise.all([
    fetch("/admin/content.json"),
    loadPages(),
  ]);
  register(window, (await response.json()) as AdminContent);
}

document.addEventListener("DOMContentLoaded", () => {
  start().catch((error: unknown) => {
    document.body.textContent = `The editor can't start. ${(error as Error).message}`;
  });
});
