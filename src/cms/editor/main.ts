import "../../styles/tokens.css";
import "../../styles/base.css";
import "../../styles/shared.css";
import "../../styles/print.css";
import {
  createFrontMatterLookup,
  getPagePathsByField,
  isPublished,
} from "../../content/model/contentFile";
import { getCompanyDay } from "../../shared/dates";
import type { AdminContent } from "../readAdminContent";
import { buildCmsConfig } from "../buildCmsConfig";
import type { PageOption } from "../buildCmsConfig";
import { loadPageModules } from "../preview/previewPages";
import { scalarToString } from "../../content/write/normalizeFieldValues";
import { interceptPastes } from "./interceptPastes";
import { registerSaveHooks } from "./registerSaveHooks";
import { interceptUploads } from "./interceptUploads";
import { overrideLocale } from "./overrideLocale";
import { createPreviewTemplate } from "./createPreviewTemplate";
import { registerSiteBackend, siteBackendName } from "./registerSiteBackend";
import { EditorContent } from "./editorContent";
import type { GitHubRepository } from "./remoteMerger";
import { installStoreEnhancer } from "./installStoreEnhancer";

// Keeps Decap from starting before the previews are registered.
window.CMS_MANUAL_INIT = true;
const assertStore = installStoreEnhancer();

/** Backend configuration, which `renderAdminPage` puts into the page. */
const backendConfig = JSON.parse(
  document.currentScript?.dataset.backend ?? "{}",
) as {
  backend: GitHubRepository & { name: string };
  publish_mode?: string;
};

/**
 * Lists the published pages by title. The content check rejects links to unpublished
 * pages.
 */
function listPageOptions({ files }: AdminContent): PageOption[] {
  const findFrontMatter = createFrontMatterLookup(files);
  const pages = files.flatMap((file) => {
    if (!isPublished(file, getCompanyDay())) return [];
    const { frontMatter } = file;
    const paths = getPagePathsByField(file, findFrontMatter);
    return Object.entries(paths).map(([field, value]) => {
      // A path field such as `areaPath` belongs to the block of the same name, `area`, which has
      // the page's title.
      const block = frontMatter[field.replace(/Path$/, "")] as
        { title?: unknown } | undefined;
      const { name, title } = frontMatter;
      const pageTitle = scalarToString(block?.title ?? name ?? title);
      return { label: `${pageTitle} (${value})`, value };
    });
  });
  return pages.sort((a, b) => a.label.localeCompare(b.label, "en"));
}

/**
 * Sets the accessible name of each rich text to its field's label. Decap sets no name.
 */
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
  // Hides the preview on a phone, where it would replace the form. Decap's button shows
  // the preview.
  if (matchMedia("(width < 800px)").matches)
    localStorage.setItem("cms.right-pane", "none");
  CMS.init({
    // Fixed files can't be deleted, because the site requires them. In a repository, no
    // file can be deleted, because Decap would delete without a pull request: the switch
    // "Draft" unpublishes a page instead.
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
