import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";

/**
 * Writes the map of a county or city to a file below `public/static`.
 * @param page path of the place's page
 * @returns the file's URL
 */
export async function writePlaceMap(
  page: string,
  svg: string,
): Promise<string> {
  const digest = createHash("sha256").update(svg).digest("hex").slice(0, 8);
  const src = `/static/${digest}/${path.basename(page)}.svg`;
  const file = path.join("public", src);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, svg);
  return src;
}
