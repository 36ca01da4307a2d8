import { Console } from "node:console";
import fs from "node:fs";
import { Writable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { createIncidentCounter } from "../../quote/inbox/createIncidentCounter";
import type { Incident } from "../../quote/inbox/createIncidentCounter";

/** Size of the lines that may wait for a slow reader or disk. Bytes. */
const maxWaitingBytes = 1_000_000;

/** How long the end of the process waits for lines. */
const maxFlushMs = 1_000;

const lineBreak = Buffer.from("\n");

type Write = (line: Buffer, onWritten: (error?: Error | null) => void) => void;

/**
 * Creates a function that writes without blocking. Node.js writes to pipes and sockets
 * like that, but to files synchronously: a full disk would block the process.
 */
function createWrite(output: NodeJS.WriteStream, fd: number): Write {
  const stats = fs.fstatSync(fd);
  if (stats.isFIFO() || stats.isSocket()) {
    // Without a listener an error such as EPIPE would end the process.
    output.on("error", () => undefined);
    return (line, onWritten) => void output.write(line, onWritten);
  }
  let isLineOpen = false;
  return (line, onWritten) => {
    const chunk = isLineOpen ? Buffer.concat([lineBreak, line]) : line;
    fs.write(fd, chunk, (error, bytes) => {
      const isCut = bytes < chunk.length;
      if (bytes) isLineOpen = isCut;
      onWritten(error ?? (isCut ? new Error("The disk is full") : null));
    });
  };
}

/** An asynchronous stream of lines, which drops those that can't be written. */
class LogStream extends Writable {
  readonly #writeLine: Write;
  readonly #onDropped: () => void;

  constructor(writeLine: Write, onDropped: () => void) {
    super();
    this.#writeLine = writeLine;
    this.#onDropped = onDropped;
  }

  override write(line: string | Buffer): boolean {
    if (this.writableLength + Buffer.byteLength(line) <= maxWaitingBytes)
      return super.write(line);
    this.#onDropped();
    return false;
  }

  /** Resolves once the lines before are written or dropped. */
  flush(): Promise<void> {
    return new Promise((resolve) => super.write("", () => resolve()));
  }

  override _write(line: Buffer, _encoding: string, done: () => void): void {
    this.#writeLine(line, (error) => {
      if (error) this.#onDropped();
      done();
    });
  }
}

export interface ServerLog {
  /** Standard output. */
  readonly stream: Writable;
  /** The lines that were dropped; `undefined` without any in the last hour. */
  readonly getIncident: () => Incident | undefined;
  /** Resolves once all lines are written, or after a second. */
  readonly flush: () => Promise<void>;
}

/**
 * Creates the log of a process, to which `console` writes from then on. Whatever happens
 * to standard output and error, it neither blocks nor ends the process.
 */
export function createServerLog(): ServerLog {
  const incidents = createIncidentCounter();
  const onDropped = () => void incidents.report();
  const stdout = new LogStream(createWrite(process.stdout, 1), onDropped);
  const stderr = new LogStream(createWrite(process.stderr, 2), onDropped);
  globalThis.console = new Console({ stdout, stderr });
  return {
    stream: stdout,
    getIncident: incidents.getIncident,
    async flush() {
      const flushed = Promise.all([stdout.flush(), stderr.flush()]);
      await Promise.race([flushed, setTimeout(maxFlushMs)]);
    },
  };
}
