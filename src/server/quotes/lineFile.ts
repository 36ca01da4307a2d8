import fs from "node:fs/promises";

const isMissing = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === "ENOENT";

async function readIfThere(file: string): Promise<Buffer> {
  try {
    return await fs.readFile(file);
  } catch (error) {
    if (isMissing(error)) return Buffer.alloc(0);
    throw error;
  }
}

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Mends the end of a file of JSON lines after a crash: a whole last line gets
 * its line break, a torn one is moved to `<file>.torn`. It was never answered
 * as received.
 */
export async function repairLines(file: string): Promise<void> {
  const content = await readIfThere(file);
  const end = content.lastIndexOf("\n") + 1;
  if (end === content.length) return;
  const rest = content.subarray(end);
  if (isJson(rest.toString())) {
    await fs.appendFile(file, "\n");
    return;
  }
  await fs.appendFile(`${file}.torn`, `${rest.toString()}\n`, { mode: 0o600 });
  await fs.truncate(file, end);
}

/**
 * The objects of a file of JSON lines, oldest first; none where there is no
 * file. The end of a file being written is left out.
 * @throws naming the line that is no JSON
 */
export async function readLines<T>(file: string): Promise<T[]> {
  const lines = (await readIfThere(file)).toString().split("\n").slice(0, -1);
  return lines.map((line, index) => {
    try {
      return JSON.parse(line) as T;
    } catch {
      throw new Error(`${file}, line ${index + 1}: not a JSON object`);
    }
  });
}
