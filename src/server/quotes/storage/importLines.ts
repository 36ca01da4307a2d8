import fs from "node:fs";
import * as z from "zod/mini";
import { insertQuote } from "./databaseStore";
import { inTransaction } from "./connection";
import type { Connection } from "./connection";

const text = z.string();

/** A line of the file that stored requests before there was a database. */
const oldEntry = z.object({
  id: text,
  receivedAt: text,
  request: z.object({
    name: text,
    email: text,
    phone: text,
    moveFromDate: text,
    moveSize: text,
    referralSource: text,
    message: text,
    timestamp: text,
    source: text,
  }),
});

/** A line of the file beside it that recorded deliveries. */
const oldDelivery = z.object({
  id: text,
  at: text,
  delivered: z.boolean(),
  result: text,
});

interface Lines<T> {
  readonly objects: readonly T[];
  /** Lines that are not valid. */
  readonly unreadable: readonly string[];
}

function readLines<T>(file: string, schema: z.ZodMiniType<T>): Lines<T> {
  const objects: T[] = [];
  const unreadable: string[] = [];
  if (!fs.existsSync(file)) return { objects, unreadable };
  for (const line of fs.readFileSync(file, "utf8").split("\n")) {
    if (!line.trim()) continue;
    try {
      objects.push(schema.parse(JSON.parse(line)));
    } catch {
      unreadable.push(line);
    }
  }
  return { objects, unreadable };
}

const addAttempt = `INSERT INTO deliveries (quote_id, way, attempts, result, delivered_at)
  SELECT id, 'forward', 1, ?2, ?3 FROM quotes WHERE id = ?1
  ON CONFLICT DO UPDATE SET attempts = attempts + 1, result = excluded.result,
    delivered_at = COALESCE(delivered_at, excluded.delivered_at)`;

/** Renames an imported file, unless another process has just done so. */
function moveAside(file: string): void {
  try {
    fs.renameSync(file, `${file}.imported`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

/**
 * Imports the JSON lines file of earlier releases into the database, once: the
 * file is then renamed to `<file>.imported`. Invalid lines are also written to
 * `<file>.unreadable`.
 * @param report called with a sentence about the result
 */
export function importLines(
  connection: Connection,
  file: string,
  report: (text: string) => void,
): void {
  if (!fs.existsSync(file)) return;
  const quotes = readLines(file, oldEntry);
  const deliveries = readLines(`${file}.deliveries`, oldDelivery);
  inTransaction(connection, () => {
    for (const { sql, values } of quotes.objects.map(insertQuote))
      connection.prepare(sql).run(values);
    const add = connection.prepare(addAttempt);
    for (const { id, at, delivered, result } of deliveries.objects)
      add.run([id, result, delivered ? at : null]);
  });
  const { unreadable } = quotes;
  const unreadableFile = `${file}.unreadable`;
  if (unreadable.length)
    fs.appendFileSync(unreadableFile, `${unreadable.join("\n")}\n`, {
      mode: 0o600,
    });
  for (const old of [file, `${file}.deliveries`]) moveAside(old);
  report(
    `${file}: ${quotes.objects.length} requests imported; the file is now ${file}.imported${unreadable.length ? `; ${unreadable.length} lines could not be read: see ${unreadableFile}` : ""}`,
  );
}
