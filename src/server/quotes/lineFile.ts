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

/** Whether a line is JSON, or empty. */
const isWhole = (line: string) => {
  try {
    return !line.trim() || JSON.parse(line) !== undefined;
  } catch {
    return false;
  }
};

/**
 * Mends the end of a file of JSON lines after a crash: a whole last line gets
 * its line break, a torn one is moved to `<file>.torn`, and so are those before
 * it that are torn too. They were never answered as received.
 */
export async function repairLines(file: string): Promise<void> {
  // A character a byte, whatever was cut.
  const content = (await readIfThere(file)).toString("latin1");
  const lines = content.split(/(?<=\n)/);
  const kept = lines.slice(0, lines.findLastIndex(isWhole) + 1).join("");
  const torn = content.slice(kept.length);
  if (torn) {
    const line = Buffer.from(torn.replace(/\n?$/, "\n"), "latin1");
    await fs.appendFile(`${file}.torn`, line, { mode: 0o600 });
    await fs.truncate(file, kept.length);
  } else if (kept && !kept.endsWith("\n")) await fs.appendFile(file, "\n");
}

/**
 * The objects of a file of JSON lines, oldest first; none where there is no
 * file. The end of a file being written and empty lines are left out.
 * @throws naming the line that is no JSON
 */
export async function readLines<T>(file: string): Promise<T[]> {
  const lines = (await readIfThere(file)).toString().split("\n").slice(0, -1);
  return lines.flatMap((line, index) => {
    try {
      return line.trim() ? [JSON.parse(line) as T] : [];
    } catch {
      throw new Error(`${file}, line ${index + 1}: not a JSON object`);
    }
  });
}
