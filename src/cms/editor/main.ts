import "../../styles/tokens.css";
import "../../styles/base.css";
import { kindOf, slugOf } from "../../content-model/contentFile";
import type { Fault } from "../../content-model/faults";
import { pathsOf } from "../../content-model/kind";
import { cmsConfig } from "../cmsConfig";
import type { AdminContent } from "../adminContent";
import type { ComponentType } from "react";
import type { ControlProps } from "./decapApi";
import { loadTemplates } from "../preview/pages";
import { entryFile } from "./entryFile";
import { showLiveStatus } from "./liveStatus";
import { meteredText } from "./meteredText";
import { withOwnAssets } from "./ownAssets";
import { previewTemplate } from "./previewTemplate";
import { SiteChecks } from "./siteChecks";
import { textOf } from "./tidy";

// Otherwise Decap would start before it knows the previews.
window.CMS_MANUAL_INIT = true;

function allPaths({ files }: AdminContent): string[] {
  return files
    .flatMap((file) => {
      const kind = kindOf(file.path);
      return kind
        ? Object.values(pathsOf(kind, slugOf(file.path), file.frontMatter))
        : [];
    })
    .sort();
}

/** Without a name: Decap would show "Error", which tells an editor nothing. */
function refusal(faults: readonly Fault[]): Error {
  const said = faults.map(
    ({ file, field, remedy }) => `${field || file}: ${remedy}`,
  );
  const error = new Error(`This can't be saved yet. ${said.join(" · ")}`);
  error.name = "";
  return error;
}

function register({ CMS }: Window, content: AdminContent): void {
  const checks = new SiteChecks(content.files);
  const known = { checks, facts: content, images: new Set(content.images) };

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
  const facts = {
    shortName: String(company?.frontMatter.shortName),
    paths: allPaths(content),
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
  replace("image", withOwnAssets);

  // The bullet that the content uses already.
  CMS.registerRemarkPlugin({ settings: { bullet: "-" } });

  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const data = entry.get("data") as ReturnType<typeof entry.clear>;
      const file = entryFile(entry, textOf(entry.get("collection")));
      const { faults } = checks.check(file);
      if (faults.length) throw refusal(faults);
      checks.keep(file);
      return data
        .clear()
        .merge({ ...file.frontMatter, ...(file.body && { body: file.body }) });
    },
  });
}

async function start(): Promise<void> {
  const [response] = await Promise.all([
    fetch("/admin/content.json"),
    loadTemplates(),
  ]);
  register(window, (await response.json()) as AdminContent);
  window.CMS.init();
  showLiveStatus();
}

document.addEventListener("DOMContentLoaded", () => void start());
