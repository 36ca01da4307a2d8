import fs from "node:fs/promises";
import path from "node:path";
import { repairLines } from "./lineFile";

export interface LineWriter {
  /**
   * Resolves once the lines are on disk; rejects when they are not, and then
   * none of them stays. One call at a time.
   */
  readonly append: (lines: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openFile(file: string): Promise<fs.FileHandle> {
  const folder = path.dirname(file);
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  await repairLines(file);
  const handle = await fs.open(file, "a", 0o600);
  await handle.chmod(0o600);
  await syncFolder(folder);
  return handle;
}

/**
 * Opens a file of lines for appending, readable by its owner only. A last line
 * torn by a crash is set aside.
 */
export async function openLineWriter(file: string): Promise<LineWriter> {
  let handle = await openFile(file);
  /** Length of the file before a write that is not known to be whole. */
  let whole: number | undefined;

  async function reopenIfDeleted(): Promise<void> {
    if ((await handle.stat()).nlink > 0) return;
    const fresh = await openFile(file);
    await handle.close();
    handle = fresh;
    whole = undefined;
  }

  return {
    async append(lines) {
      await reopenIfDeleted();
      // Half a line must not spoil the next one.
      if (whole !== undefined) await handle.truncate(whole);
      whole = (await handle.stat()).size;
      try {
        await handle.appendFile(lines);
        await handle.sync();
        whole = undefined;
      } catch (error) {
        await handle.truncate(whole).catch(() => undefined);
        throw error;
      }
    },
    close: () => handle.close(),
  };
}
