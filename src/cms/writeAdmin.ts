import fs from "node:fs/promises";
import path from "node:path";
import { isPublished } from "../content/model/contentFile";
import { getCompanyDay } from "../shared/dates";
import { readAdminContent } from "./readAdminContent";
import { renderAdminPage } from "./renderAdminPage";
import { bundleEditor } from "./bundleEditor";
import type { CmsBackendConfig } from "./createCmsBackendConfig";

/** Decap's script, which can't be imported. A file beside it has its licenses. */
const decapScript = "decap-cms.js";

/**
 * Writes the CMS into a folder of the built site, which it empties first. Without a
 * backend it writes only a page that says how to set one up.
 * @param folder such as `public/admin`
 */
export async function writeAdmin(
  folder: string,
  backend: CmsBackendConfig | undefined,
): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, "index.html"), renderAdminPage(backend));
  if (!backend) return;
  const from = "node_modules/decap-cms/dist";
  for (const file of [decapScript, `${decapScript}.LICENSE.txt`])
    await fs.copyFile(path.join(from, file), path.join(folder, file));
  await bundleEditor(folder);
}

/**
 * Writes `content.json` and the pictures, for the editor's previews and checks. They are
 * public, so unpublished content is left out.
 * @param folder such as `public/admin`
 * @param content the content folder
 */
export async function writeAdminContent(
  folder: string,
  content = "content",
): Promise<void> {
  const { files, ...otherContent } = await readAdminContent(content);
  await fs.writeFile(
    path.join(folder, "content.json"),
    JSON.stringify({
      ...otherContent,
      files: files.filter((file) => isPublished(file, getCompanyDay())),
    }),
  );
  await fs.cp(path.join(content, "images"), path.join(folder, "images"), {
    recursive: true,
    filter: (file) => !file.endsWith(".svg"),
  });
}
