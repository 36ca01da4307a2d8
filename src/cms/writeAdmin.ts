import fs from "node:fs/promises";
import path from "node:path";
import { isPublished } from "../content/model/contentFile";
import { companyDay } from "../site/dates";
import { readAdminContent } from "./adminContent";
import { adminPage } from "./adminPage";
import { bundleEditor } from "./bundleEditor";
import type { CmsBackend } from "./cmsBackend";

/** Decap's script, which can't be imported. Its license notices are beside it. */
const decap = "decap-cms.js";

/**
 * Writes the CMS into a folder of the built site, replacing what is there.
 * Without a backend this is only a page that says how to set one up.
 * @param folder such as `public/admin`
 */
export async function writeAdmin(
  folder: string,
  backend: CmsBackend | undefined,
): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, "index.html"), adminPage(backend));
  if (!backend) return;
  const from = "node_modules/decap-cms/dist";
  for (const file of [decap, `${decap}.LICENSE.txt`])
    await fs.copyFile(path.join(from, file), path.join(folder, file));
  await bundleEditor(folder);
}

/**
 * Writes the published content beside it, for the previews and checks. Everybody
 * can read it, so drafts and scheduled entries are left out.
 * @param folder such as `public/admin`
 */
export async function writeAdminContent(
  folder: string,
  content = "content",
): Promise<void> {
  const { files, ...more } = await readAdminContent(content);
  await fs.writeFile(
    path.join(folder, "content.json"),
    JSON.stringify({
      ...more,
      files: files.filter((file) => isPublished(file, companyDay())),
    }),
  );
  await fs.cp(path.join(content, "images"), path.join(folder, "images"), {
    recursive: true,
    filter: (file) => !file.endsWith(".svg"),
  });
}
