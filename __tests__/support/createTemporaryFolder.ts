import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

const folders: string[] = [];

afterAll(() =>
  Promise.all(folders.map((folder) => fs.rm(folder, { recursive: true }))),
);

/**
 * Creates a folder, which is deleted after the tests of the file.
 * @param files contents of the folder's files, by path
 */
export async function createTemporaryFolder(
  files: Readonly<Record<string, string | Buffer>> = {},
): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "site-"));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, content);
  }
  return folder;
}
