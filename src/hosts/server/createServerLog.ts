import { Console } from "node:console";
import fs from "node:fs";
import { Writable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { createIncidentTracker } from "../../quote/inbox/createIncidentTracker";
import type { Incident } from "../../quote/inbox/createIncidentTracker";

/** Maximum size of the lines waiting for a slow reader or disk, in bytes. */
const maxWaitingBytes = 1_000_000;

/** Maximum wait for unwritten lines before the process ends. */
const maxFlushMs = 1_000;

const lineBreak = Buffer.from("\n");

type Write = (line: Buffer, onWritten: (error?: Error | null) => void) => void;

/**
 * Creates a function that writes to standard output or standard error without blocking. Node.js
 * itself writes to files synchronously, so that a slow disk would block the process.
 */
function createWrite(output: NodeJS.WriteStream, fd: number): Write {
  const stats = fs.fstatSync(fd);
  if (stats.isFIFO() || stats.isSocket()) {
    // Without a listener, an error such as EPIPE would end the process.
    output.on("error", () => undefined);
    return (line, onWritten) => void output.write(line, onWritten);
  }
  let isLineOpen = false;
  return (line, onWritten) => {
    const chunk = isLineOpen ? Buffer.concat([lineBreak, line]) : line;
    fs.write(fd, chunk, (error, bytes) => {
      const isCut = bytes < chunk.length;
      if (bytes) isLineOpen = isCut;
      const cutError = isCut ? new Error("The disk is full") : null;
      onWritten(error ?? cutError);
    });
  };
}

/** Asynchronous stream of lines, which drops lines that can't be written. */
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

  /** Resolves once all earlier lines are written or dropped. */
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
  /**
   * Returns the number of dropped lines and the time of the first; `undefined` if none were dropped
   * in the last hour.
   */
  readonly getIncident: () => Incident | undefined;
  /** Resolves once all lines are written, or after a second. */
  readonly flush: () => Promise<void>;
}

/**
 * Creates the log of a process, and redirects `console` to the log. Failures of standard
 * output and standard error neither block nor end the process.
 */
export function createServerLog(): ServerLog {
  const incidents = createIncidentTracker();
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
