import { parseArgs } from "node:util";
import { stringify } from "csv-stringify/sync";
import { readDeliveries } from "./forwarder";
import type { Delivery } from "./forwarder";
import { readInbox } from "./inbox";
import type { QuoteEntry } from "./quoteEntry";
import { quoteSettings } from "./quoteSettings";

const usage = `Reads the inbox of quote requests.

  npm run quotes                 lists the requests, oldest first
  npm run quotes -- show <id>    shows one; the first characters of its id do
  npm run quotes -- export       prints all as CSV

The inbox is data/quotes.jsonl, or the file QUOTE_INBOX names.
`;

interface Row extends QuoteEntry {
  /** "delivered", "waiting" after so many attempts, or "kept". */
  readonly state: string;
}

function stateOf({ id }: QuoteEntry, deliveries: readonly Delivery[]): string {
  const own = deliveries.filter((delivery) => delivery.id === id);
  const last = own.at(-1);
  if (!last) return "kept";
  if (own.some(({ delivered }) => delivered)) return "delivered";
  return `waiting, ${own.length} ${own.length === 1 ? "attempt" : "attempts"}, last: ${last.result}`;
}

/** Text that can't steer the terminal it is shown in, nor turn what stands beside it. */
const plain = (text: string, allowed = ""): string =>
  text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, (mark) =>
    mark === allowed ? mark : " ",
  );

function list(rows: readonly Row[]): string {
  if (!rows.length) return "The inbox is empty.";
  return rows
    .map(({ id, receivedAt, request, state }) =>
      plain(
        `${id.slice(0, 8)}  ${receivedAt.slice(0, 16)}  ${request.name}, ${request.phone}, ${request.moveSize} on ${request.moveFromDate}  (${state})`,
      ),
    )
    .join("\n");
}

function show(rows: readonly Row[], id: string | undefined): string {
  const found = rows.filter((row) => id && row.id.startsWith(id));
  if (found.length !== 1)
    throw new Error(
      found.length
        ? `"${String(id)}" begins ${found.length} ids: write more of it`
        : `No request has an id that begins with "${String(id)}"`,
    );
  const { request, ...kept } = found[0]!;
  return (
    Object.entries({ ...kept, ...request })
      // A field of one line can't look like several.
      .map(([name, value]) =>
        plain(`${name}: ${value}`, name === "message" ? "\n" : ""),
      )
      .join("\n")
  );
}

/** Cells that a spreadsheet would run as formulas are escaped. */
const csv = (rows: readonly Row[]): string =>
  stringify(
    rows.map(({ request, ...kept }) => ({ ...kept, ...request })),
    { header: true, escape_formulas: true },
  );

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean" } },
  });
  const [command = "list", id] = positionals;
  if (values.help) {
    console.log(usage);
    return;
  }
  const { inboxFile } = quoteSettings(process.env);
  if (!inboxFile) throw new Error("There is no inbox: QUOTE_INBOX is none");
  const deliveries = await readDeliveries(inboxFile);
  const rows = (await readInbox(inboxFile)).map((entry) => ({
    ...entry,
    state: stateOf(entry, deliveries),
  }));
  if (command === "list") console.log(list(rows));
  else if (command === "show") console.log(show(rows, id));
  else if (command === "export") process.stdout.write(csv(rows));
  else throw new Error(`"${command}" is no command\n\n${usage}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
