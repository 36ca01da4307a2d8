import type { Database } from "../store/database";
import { entryColumns, entryOf } from "../store/quoteStore";
import type { DeliveryChannel, QuoteRow } from "../store/quoteStore";
import { stripControlChars } from "../../request/quoteTexts";
import { counted } from "../../../site/text";
import type { Outcome } from "./deliver";
import { inSummary, isHourFull } from "./deliveryQueue";
import type { SendText } from "./mail";

/** How many mails within an hour are about one request each. */
export const mailsPerHour = 50;

/** How many requests one summary lists. */
const atMost = 2_000;

/**
 * Mails a list of the requests that wait, because more came within an hour than
 * are mailed one by one. At most one list an hour.
 * @returns `undefined` if there was nothing to tell
 */
export async function mailSummary(
  database: Database,
  channel: DeliveryChannel,
  send: SendText,
): Promise<Outcome | undefined> {
  if (!(await isHourFull(database, channel, mailsPerHour))) return undefined;
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const waiting = await database.read<QuoteRow>({
    sql: `SELECT ${entryColumns} FROM deliveries JOIN quotes ON id = quote_id
      WHERE channel = ?1 AND delivered_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM deliveries
        WHERE channel = ?1 AND delivered_at > ?2 AND result = ?3)
      ORDER BY deliveries.rowid DESC LIMIT ${atMost}`,
    values: [channel, hourAgo, inSummary],
  });
  if (!waiting.length) return undefined;
  const lines = waiting
    .map(entryOf)
    .map(({ id, request, spam }) =>
      stripControlChars(
        `${id.slice(0, 8)}  ${request.name}, ${request.phone}, ${request.email}, ${request.moveFromDate}${spam ? `  (probably spam: ${spam})` : ""}`,
      ),
    );
  const outcome = await send(
    `${counted(waiting.length, "more quote request")} in the inbox`,
    `More than ${mailsPerHour} quote requests came in within an hour. These are in the inbox, too. No other email is sent about them. "npm run quotes -- show <id>" shows one in full.\n\n${lines.join("\n")}\n`,
  );
  if (outcome.delivered)
    await database.write({
      sql: `UPDATE deliveries SET result = ?2, delivered_at = ?3
        WHERE channel = ?1 AND delivered_at IS NULL
        AND quote_id IN (SELECT value FROM json_each(?4))`,
      values: [
        channel,
        inSummary,
        new Date().toISOString(),
        JSON.stringify(waiting.map(({ id }) => id)),
      ],
    });
  return outcome;
}
