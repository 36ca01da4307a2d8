import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { browserScript } from "./browserScript";

/**
 * Writes the script of the menus, which is loaded before Gatsby's.
 * @param folder of the built site
 * @returns its URL
 */
export async function writeMenuScript(folder: string): Promise<string> {
  const script = await browserScript(
    "src/components/layout/menu/earlyMenus.ts",
  );
  const hash = createHash("sha256").update(script).digest("hex").slice(0, 8);
  const url = `/static/menus-${hash}.js`;
  const file = path.join(folder, url);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, script);
  return url;
}
