import { randomUUID } from "node:crypto";
import type { QuoteRequest } from "../../quote/quoteRequest";
import { readLines } from "./lineFile";
import { openLineWriter } from "./lineWriter";

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

/**
 * Opens the file that keeps quote requests, one JSON object a line, readable by
 * its owner only. A line torn by a crash is set aside. One process a file.
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
      await writer.close();
    },
  };
}
