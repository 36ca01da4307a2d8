import "../../styles/tokens.css";
import "../../styles/base.css";
import "../../styles/shared.css";
import "../../styles/print.css";
import { pagePathsOf, isPublished } from "../../content/model/contentFile";
import { getCompanyDay } from "../../shared/dates";
import type { AdminContent } from "../readAdminContent";
import { buildCmsConfig } from "../buildCmsConfig";
import type { PageOption } from "../buildCmsConfig";
import { loadPageModules } from "../preview/previewPages";
import { scalarToString } from "../../content/write/normalizeFields";
import { interceptPastes } from "./interceptPastes";
import { registerSaveHooks } from "./registerSaveHooks";
import { interceptUploads } from "./interceptUploads";
import { overrideLocale } from "./overrideLocale";
import { createPreviewTemplate } from "./createPreviewTemplate";
import { registerSiteBackend, siteBackendName } from "./registerSiteBackend";
import { EditorContent } from "./editorContent";
import type { Repository } from "./remoteVersions";
import { installStoreEnhancer } from "./installStoreEnhancer";

// Otherwise Decap would start before it knows the previews.
window.CMS_MANUAL_INIT = true;
const assertStore = installStoreEnhancer();

/** Where the content is kept, as `renderAdminPage.ts` says it. */
const backendConfig = JSON.parse(
  document.currentScript?.dataset.backend ?? "{}",
) as {
  backend: Repository & { name: string };
  publish_mode?: string;
};

/** The published pages by title; a link to any other would be rejected. */
function listPageOptions({ files }: AdminContent): PageOption[] {
  const pages = files.flatMap((file) => {
    if (!isPublished(file, getCompanyDay())) return [];
    const { frontMatter } = file;
    return Object.entries(pagePathsOf(file)).map(([field, value]) => {
      // The page at `areaPath` is that of the block `area`.
      const block = frontMatter[field.replace(/Path$/, "")] as
        { title?: unknown } | undefined;
      const { name, title } = frontMatter;
      const pageTitle = scalarToString(block?.title ?? name ?? title);
      return { label: `${pageTitle} (${value})`, value };
    });
  });
  return pages.sort((a, b) => a.label.localeCompare(b.label, "en"));
}

/** Names the rich texts, which Decap leaves without their fields' labels. */
function labelRichTexts(): void {
  new MutationObserver(() => {
    const unlabeledTexts = "[role=textbox][contenteditable]:not([aria-label])";
    for (const textbox of document.querySelectorAll(unlabeledTexts)) {
      let container = textbox.parentElement;
      while (
        container &&
        !container.querySelector(":scope > label, :scope > * > label")
      )
        container = container.parentElement;
      const label = container?.querySelector("label")?.firstChild?.textContent;
      textbox.setAttribute("aria-label", label ?? "Text");
    }
  }).observe(document.body, { childList: true, subtree: true });
}

function initializeEditor({ CMS }: Window, content: AdminContent): void {
  assertStore();
  const repository = backendConfig.publish_mode
    ? backendConfig.backend
    : undefined;
  const editorContent = new EditorContent(content, !repository);
  const template = createPreviewTemplate(editorContent, content);
  const config = buildCmsConfig(listPageOptions(content));
  CMS.registerPreviewStyle("/admin/editor.css");
  for (const { name, files = [{ name }] } of config.collections)
    for (const templateFile of files)
      CMS.registerPreviewTemplate(templateFile.name, template);
  overrideLocale();
  labelRichTexts();
  interceptUploads(editorContent);
  interceptPastes([location.origin, new URL(content.siteUrl).origin]);
  registerSaveHooks(editorContent, repository);
  registerSiteBackend(
    backendConfig.backend.name,
    editorContent,
    Boolean(repository),
  );
  // On a phone the preview would take the form's place: Decap's button shows it.
  if (matchMedia("(width < 800px)").matches)
    localStorage.setItem("cms.right-pane", "none");
  CMS.init({
    // Files that exist once are needed. On a branch Decap deletes without a pull
    // request: where changes need one, the switch "Draft" takes a page off.
    config: {
      ...backendConfig,
      ...config,
      backend: { ...backendConfig.backend, name: siteBackendName },
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
    loadPageModules(),
  ]);
  initializeEditor(window, (await response.json()) as AdminContent);
}

document.addEventListener("DOMContentLoaded", () => {
  start().catch((error: unknown) => {
    document.body.textContent = `The editor can't start. ${(error as Error).message}`;
  });
});
