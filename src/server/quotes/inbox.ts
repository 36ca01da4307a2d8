import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import type { QuoteRequest } from "../../quote/quoteRequest";
import { readLines, repairLines } from "./lineFile";

/** A quote request as it is kept. */
export interface QuoteEntry {
  /** Names the request for ever; also the key of its delivery. */
  readonly id: string;
  /** When the receiver got it, ISO date-time. */
  readonly receivedAt: string;
  readonly request: QuoteRequest;
}

export interface Inbox {
  /** Resolves once the request is on disk; rejects when it is not. */
  readonly add: (request: QuoteRequest) => Promise<QuoteEntry>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly line: string;
  readonly done: (error?: Error) => void;
}

/** Every request in an inbox file, oldest first. */
export const readInbox = (file: string): Promise<QuoteEntry[]> =>
  readLines<QuoteEntry>(file);

async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Opens the file that keeps quote requests, one JSON object a line, readable by
 * its owner only. A line torn by a crash is set aside. One process a file.
 */
export async function openInbox(file: string): Promise<Inbox> {
  const folder = path.dirname(file);
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  await repairLines(file);
  const handle = await fs.open(file, "a", 0o600);
  await handle.chmod(0o600);
  await syncFolder(folder);

  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;
  /** Bytes known to be whole lines on disk. */
  let size = (await handle.stat()).size;

  /** Requests that arrive during one write share the next one's sync. */
  async function writeWaiting(): Promise<void> {
    while (waiting.length) {
      const batch = waiting;
      waiting = [];
      const lines = Buffer.from(batch.map(({ line }) => line).join(""));
      let failure: Error | undefined;
      try {
        await handle.appendFile(lines);
        await handle.sync();
        size += lines.length;
      } catch (error) {
        failure = error as Error;
        // Half a line must not spoil the next one.
        await handle.truncate(size).catch(() => undefined);
      }
      for (const { done } of batch) done(failure);
    }
    writing = undefined;
  }

  return {
    async add(request) {
      const entry: QuoteEntry = {
        id: randomUUID(),
        receivedAt: new Date().toISOString(),
        request,
      };
      await new Promise<void>((resolve, reject) => {
        waiting.push({
          line: `${JSON.stringify(entry)}\n`,
          done: (error) => (error ? reject(error) : resolve()),
        });
        writing ??= writeWaiting();
      });
      return entry;
    },
    async close() {
      await writing;
      await handle.close();
    },
  };
}
