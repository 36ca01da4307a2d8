import "../../styles/tokens.css";
import "../../styles/base.css";
import { isPublished, kindOf, slugOf } from "../../content/model/contentFile";
import { pathsOf } from "../../content/model/kind";
import { companyDay } from "../../site/dates";
import type { AdminContent } from "../adminContent";
import { cmsConfig } from "../cmsConfig";
import type { PageOption } from "../cmsConfig";
import { loadPages } from "../preview/pages";
import { textOf } from "../preview/tidy";
import { cleanPastes } from "./cleanPastes";
import { guardSaves } from "./guardSaves";
import { guardUploads } from "./guardUploads";
import { registerOwnWords } from "./ownWords";
import { previewTemplate } from "./previewTemplate";
import { SiteChecks } from "./siteChecks";
import type { Repository } from "./storedVersions";

// Otherwise Decap would start before it knows the previews.
window.CMS_MANUAL_INIT = true;

/** Where the content is kept, as `adminPage.ts` says it. */
const stored = JSON.parse(document.currentScript?.dataset.backend ?? "{}") as {
  backend: Repository;
  publish_mode?: string;
};

/** The published pages by title; a link to any other would be refused. */
function pageOptions({ files }: AdminContent): PageOption[] {
  const pages = files.flatMap((file) => {
    if (!isPublished(file, companyDay())) return [];
    const { path, frontMatter } = file;
    const kind = kindOf(path);
    const paths = kind ? pathsOf(kind, slugOf(path), frontMatter) : {};
    return Object.entries(paths).map(([field, value]) => {
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

function register({ CMS }: Window, content: AdminContent): void {
  const repository = stored.publish_mode ? stored.backend : undefined;
  const checks = new SiteChecks(content, !repository);
  const template = previewTemplate(checks, content);
  const config = cmsConfig(pageOptions(content), companyDay());
  CMS.registerPreviewStyle("/admin/editor.css");
  for (const { name, files = [{ name }] } of config.collections)
    for (const named of files)
      CMS.registerPreviewTemplate(named.name, template);
  // The bullet that the content uses already.
  CMS.registerRemarkPlugin({ settings: { bullet: "-" } });
  registerOwnWords();
  guardUploads(checks);
  cleanPastes();
  guardSaves(checks, repository);
  // On a phone the preview would take the form's place: Decap's button shows it.
  if (matchMedia("(width < 800px)").matches)
    localStorage.setItem("cms.right-pane", "none");
  CMS.init({
    // Decap deletes files on the branch itself, without a pull request. Where
    // changes need one, a page is taken off the site by its switch "Draft".
    config: {
      ...stored,
      ...config,
      collections: config.collections.map((collection) => ({
        ...collection,
        delete: !repository,
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

document.addEventListener("DOMContentLoaded", () => void start());
