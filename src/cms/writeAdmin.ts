import fs from "node:fs/promises";
import path from "node:path";
import { isPublished } from "../content/model/contentFile";
import { getCompanyDay } from "../shared/dates";
import { readAdminContent } from "./readAdminContent";
import { renderAdminPage } from "./renderAdminPage";
import { bundleEditor } from "./bundleEditor";
import type { CmsBackendConfig } from "./createCmsBackendConfig";

/**
 * File name of Decap's script. The script can't be imported, and has its licenses in a
 * file beside it.
 */
const decapScript = "decap-cms.js";

/**
 * Empties a folder of the built site, and writes the CMS there; without a backend, only
 * a page with setup instructions.
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
 * Writes `content.json` and the pictures, for the editor's previews and checks. These
 * files are public, so unpublished content is omitted.
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
