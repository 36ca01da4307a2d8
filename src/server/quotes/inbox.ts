import { readLines } from "./lineFile";
import { openLineWriter } from "./lineWriter";
import { newEntry } from "./quoteEntry";
import type { QuoteEntry, QuoteStore } from "./quoteEntry";

export interface Inbox extends QuoteStore {
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly line: string;
  readonly done: (error?: Error) => void;
}

/** Every request in an inbox file, oldest first. */
export const readInbox = (file: string): Promise<QuoteEntry[]> =>
  readLines<QuoteEntry>(file);

/**
 * Opens the file that keeps quote requests, one JSON object a line, readable by
 * its owner only; they are kept once they are on disk. A line torn by a crash is
 * set aside. One process a file.
 */
export async function openInbox(file: string): Promise<Inbox> {
  const writer = await openLineWriter(file);
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  /** Requests that arrive during one write share the next one's sync. */
  async function writeWaiting(): Promise<void> {
    while (waiting.length) {
      const batch = waiting;
      waiting = [];
      const failure = await writer
        .append(batch.map(({ line }) => line).join(""))
        .then(
          () => undefined,
          (error: unknown) => error as Error,
        );
      for (const { done } of batch) done(failure);
    }
    writing = undefined;
  }

  return {
    async add(request) {
      const entry = newEntry(request);
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
      await writer.close();
    },
  };
}
