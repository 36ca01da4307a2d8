import "../../styles/tokens.css";
import "../../styles/base.css";
import { kindOf } from "../../content/model/contentFile";
import { cmsConfig } from "../cmsConfig";
import type { AdminContent } from "../adminContent";
import type { ComponentType } from "react";
import type { ControlProps } from "./decapApi";
import { loadTemplates } from "../preview/pages";
import { checkBeforeSaving } from "./checkBeforeSaving";
import { cleanPastes } from "./cleanPastes";
import { checkEntry } from "./entryChecks";
import { guardBackend } from "./guardBackend";
import { guardUploads } from "./guardUploads";
import { keepTyping } from "./keptTyping";
import { linkedPages } from "./linkedPages";
import { LinkPicker } from "./linkPicker";
import { showLiveStatus } from "./liveStatus";
import { meteredText } from "./meteredText";
import { OpenForm } from "./openForm";
import { withOwnAssets } from "./ownAssets";
import { registerOwnWords } from "./ownWords";
import { withPlacesTaken } from "./placesTaken";
import { previewTemplate } from "./previewTemplate";
import { SiteChecks } from "./siteChecks";
import { showFormPanel } from "./showFormPanel";
import { startOnPhone } from "./startOnPhone";
import { Versions } from "./versions";
import { watchBackends } from "./watchBackends";
import { watchControls } from "./watchControls";

// Otherwise Decap would start before it knows the previews.
window.CMS_MANUAL_INIT = true;

function register({ CMS }: Window, content: AdminContent): void {
  const checks = new SiteChecks(content);
  const images = new Set(Object.keys(content.pictures));
  const known = { checks, facts: content, images };
  const versions = new Versions();
  watchBackends(window, (backend, hasWorkflow) => {
    guardBackend(checks, backend);
    versions.follow(backend, hasWorkflow);
  });
  guardUploads(checks.pictures);
  const form = new OpenForm((entry) => checkEntry(checks, entry));

  CMS.registerPreviewStyle("/admin/editor.css");
  for (const collection of cmsConfig().collections)
    if ("files" in collection)
      for (const { name } of collection.files as { name: string }[])
        CMS.registerPreviewTemplate(
          name,
          previewTemplate(known, collection.name),
        );
    else
      CMS.registerPreviewTemplate(
        collection.name,
        previewTemplate(known, collection.name),
      );

  const company = content.files.find(
    ({ path }) => kindOf(path)?.name === "Company",
  );
  const pages = () => linkedPages(checks.files);
  const facts = {
    shortName: String(company?.frontMatter.shortName),
    pages,
  };
  const replace = (
    name: string,
    by: (control: ComponentType<ControlProps>) => ComponentType<ControlProps>,
  ) => {
    const { control, preview, schema } = CMS.getWidget(name);
    CMS.registerWidget(name, by(control), preview, schema);
  };
  replace("string", (control) => meteredText(control, facts));
  replace("text", (control) => meteredText(control, facts));
  replace("number", (control) => withPlacesTaken(control, content.files));
  replace("image", withOwnAssets);
  const links = new LinkPicker(pages);
  replace("markdown", (control) => links.withButton(control));

  // The bullet that the content uses already.
  CMS.registerRemarkPlugin({ settings: { bullet: "-" } });

  registerOwnWords();
  startOnPhone();
  watchControls(form);
  showFormPanel(form);
  keepTyping(form);
  cleanPastes();
  checkBeforeSaving(checks, form, versions);
}

async function start(): Promise<void> {
  const [response] = await Promise.all([
    fetch("/admin/content.json"),
    loadTemplates(),
  ]);
  const content = (await response.json()) as AdminContent;
  register(window, content);
  window.CMS.init();
  showLiveStatus();
}

document.addEventListener("DOMContentLoaded", () => void start());
