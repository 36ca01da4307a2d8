import "../../styles/tokens.css";
import "../../styles/base.css";
import type { AdminContent } from "../adminContent";
import { cmsConfig } from "../cmsConfig";
import { loadTemplates } from "../preview/pages";
import { cleanPastes } from "./cleanPastes";
import { guardSaves } from "./guardSaves";
import { guardUploads } from "./guardUploads";
import { registerOwnWords } from "./ownWords";
import { pageField } from "./pageField";
import { previewTemplate } from "./previewTemplate";
import { SiteChecks } from "./siteChecks";
import type { Repository } from "./storedVersions";

// Otherwise Decap would start before it knows the previews.
window.CMS_MANUAL_INIT = true;

/** Where `adminPage.ts` says that the content is kept; nothing on one machine. */
function repository(): Repository | undefined {
  const { repo, branch } =
    document.querySelector<HTMLElement>("script[data-repo]")?.dataset ?? {};
  return repo && branch ? { repo, branch } : undefined;
}

function register({ CMS }: Window, content: AdminContent): void {
  const where = repository();
  const checks = new SiteChecks(content, !where);
  const template = previewTemplate({
    checks,
    facts: content,
    images: new Set(Object.keys(content.pictures)),
  });
  CMS.registerPreviewStyle("/admin/editor.css");
  for (const collection of cmsConfig().collections) {
    const named = "files" in collection ? collection.files : [collection];
    for (const { name } of named as readonly { name: string }[])
      CMS.registerPreviewTemplate(name, template);
  }
  CMS.registerWidget(
    "page",
    pageField(() => checks.files),
  );
  // The bullet that the content uses already.
  CMS.registerRemarkPlugin({ settings: { bullet: "-" } });
  registerOwnWords();
  guardUploads(checks);
  cleanPastes();
  guardSaves(checks, where);
  // On a phone the preview would take the form's place: Decap's button shows it.
  if (matchMedia("(width < 800px)").matches)
    localStorage.setItem("cms.right-pane", "none");
}

async function start(): Promise<void> {
  const [response] = await Promise.all([
    fetch("/admin/content.json"),
    loadTemplates(),
  ]);
  register(window, (await response.json()) as AdminContent);
  window.CMS.init();
}

document.addEventListener("DOMContentLoaded", () => void start());
