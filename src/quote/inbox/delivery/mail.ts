import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer";
import { fieldRows } from "../../request/quoteRequest";
import type { QuoteRequest } from "../../request/quoteRequest";
import { fieldLine, stripControlChars } from "../../request/quoteTexts";
import type { QuoteTexts } from "../../request/quoteTexts";
import { counted, telephoneUri } from "../../../site/text";
import type { Deliver, Outcome } from "./deliver";
import { inSummary, isHourFull } from "./deliveryQueue";
import { isMailAddress } from "./mailSettings";
import type { MailSettings } from "./mailSettings";
import type { Database } from "../store/database";
import { entryColumns, entryOf } from "../store/quoteStore";
import type {
  DeliveryChannel,
  QuoteEntry,
  QuoteRow,
} from "../store/quoteStore";

/**
 * A mail server that is slow to answer has often accepted a message already, so
 * a short timeout would send it again. Milliseconds.
 */
const silence = 60_000;

/** The link that calls a number, if it is one of North America. */
const callLine = (phone: string) =>
  /^1?\d{10}$/.test(phone.replace(/\D/g, ""))
    ? [`Call: ${telephoneUri(phone)}`]
    : [];

const textOf = (request: QuoteRequest, texts: QuoteTexts) =>
  callLine(request.phone)
    .concat(
      fieldRows.flat().map((field) => {
        const value = request[field.name];
        return field.control === "textarea"
          ? `\n${stripControlChars(value, "\n")}\n`
          : stripControlChars(fieldLine(field, value, texts));
      }),
    )
    .join("\n");

/** The e-mail for a request. Nothing in the request can inject a header. */
function messageFor(
  { id, request, spam }: QuoteEntry,
  from: string,
  texts: QuoteTexts,
): SendMailOptions {
  const { name, email, moveFromDate } = request;
  return {
    ...(isMailAddress(email) && {
      replyTo: { name: stripControlChars(name), address: email },
    }),
    subject: stripControlChars(
      `${spam ? "Probably spam: " : "Quote request: "}${name}, ${moveFromDate}`,
    ).slice(0, 200),
    text: `${spam ? `Probably spam: ${spam}\n\n` : ""}${textOf(request, texts)}`,
    // Mail programs detect repeats by it.
    messageId: `<${id}@${from.split("@").at(-1) ?? "localhost"}>`,
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), {
      once: true,
    });
  });

/**
 * Sends a message to one recipient. Never rejects. Several recipients get one each,
 * because a server may refuse one of them for now.
 */
async function sendMail(
  { server, from }: MailSettings,
  to: string,
  message: SendMailOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  const transport = createTransport({
    ...server,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
  });
  try {
    const { response } = await Promise.race([
      transport.sendMail({
        from,
        to,
        disableFileAccess: true,
        disableUrlAccess: true,
        ...message,
      }),
      aborted(signal),
    ]);
    return { delivered: true, result: response };
  } catch (error) {
    return { delivered: false, result: (error as Error).message };
  } finally {
    transport.close();
  }
}

/** E-mails requests to one recipient. */
export const mailTo =
  (settings: MailSettings, to: string, texts: QuoteTexts): Deliver =>
  (entry, signal) =>
    sendMail(settings, to, messageFor(entry, settings.from, texts), signal);

/** Sends a text of the site's own. Never rejects. */
export type SendText = (subject: string, text: string) => Promise<Outcome>;

export const textTo =
  (settings: MailSettings, to: string, signal: AbortSignal): SendText =>
  (subject, text) =>
    sendMail(settings, to, { subject, text }, signal);

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
