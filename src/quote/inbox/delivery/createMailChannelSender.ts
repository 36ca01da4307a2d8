import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer";
import { fieldRows } from "../../request/quoteRequest";
import type { QuoteRequest } from "../../request/quoteRequest";
import { formatField } from "../../request/quoteTexts";
import type { QuoteTexts } from "../../request/quoteTexts";
import {
  pluralize,
  replaceUnsafeCharacters,
  buildTelephoneUri,
} from "../../../shared/text";
import type { ChannelSender } from "./channelDefinition";
import type { AttemptContext } from "./deliveryWorker";
import { isEmail } from "./readMailSettings";
import type { MailSettings } from "./readMailSettings";
import type { DeliveryAttempt, QuoteRequestBatch } from "../store/deliveries";
import type { StoredQuoteRequest } from "../store/quoteStore";

/** Timeout of connecting and of the server's greeting, in milliseconds. */
const connectionTimeout = 60_000;

/** Timeout of the response to a whole message, in milliseconds (RFC 5321, 4.5.3.2.6). */
const answerTimeout = 600_000;

/** Returns a line with the `tel:` URL of a North American phone number; no line for other numbers. */
const formatCallLine = (phone: string) =>
  /^1?\d{10}$/.test(phone.replace(/\D/g, ""))
    ? [`Call: ${buildTelephoneUri(phone)}`]
    : [];

const formatMailText = (request: QuoteRequest, texts: QuoteTexts) =>
  formatCallLine(request.phone)
    .concat(
      fieldRows.flat().map((field) => {
        const value = request[field.name];
        return field.control === "textarea"
          ? `\n${replaceUnsafeCharacters(value, "\n")}\n`
          : replaceUnsafeCharacters(formatField(field, value, texts));
      }),
    )
    .join("\n");

/** Builds the email about a request. Values can't inject headers: their control characters are replaced. */
function buildQuoteMail(
  { id, request, spam }: StoredQuoteRequest,
  from: string,
  texts: QuoteTexts,
): SendMailOptions {
  const { name, email, moveFromDate } = request;
  return {
    ...(isEmail(email) && {
      replyTo: { name: replaceUnsafeCharacters(name), address: email },
    }),
    subject: replaceUnsafeCharacters(
      `${spam ? "Probably spam: " : "Quote request: "}${name}, ${moveFromDate}`,
    ).slice(0, 200),
    text: `${spam ? `Probably spam: ${spam}\n\n` : ""}${formatMailText(request, texts)}`,
    // No Auto-Submitted header: help desks suspend mails that have it. Automatic replies go to
    // the envelope's sender anyway, not to the visitor (RFC 3834).
    //
    // The Message-ID is the same on retries, so that mail programs detect duplicates.
    messageId: `<${id}@${from.split("@").at(-1) ?? "localhost"}>`,
  };
}

/** Properties of nodemailer's errors. */
interface MailError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Reply of a mail server that closes the connection (RFC 5321). */
const serviceUnavailable = 421;

/** Whether a mail server rejected only this message or recipient, not all mail. */
function isMessageRejected({ code, command, responseCode }: MailError) {
  const concernsMessage = code === "EENVELOPE" || code === "EMESSAGE";
  const concernsSender = command === "MAIL FROM";
  return (
    concernsMessage && !concernsSender && responseCode !== serviceUnavailable
  );
}

/** Creates a logger that calls `onProgress` for each line of the SMTP log. */
const createProgressLogger = (onProgress: () => void) => ({
  trace: onProgress,
  debug: onProgress,
  info: onProgress,
  warn: onProgress,
  error: onProgress,
  fatal: onProgress,
});

/**
 * Sends a message to one recipient. Never rejects. Several recipients would need several results: a
 * server may reject one of them for a while.
 */
async function sendMail(
  { server, from }: MailSettings,
  to: string,
  message: SendMailOptions,
  { signal, onResponse, onHandedOver }: AttemptContext,
): Promise<DeliveryAttempt> {
  const progress = { isHandedOver: false };
  const transport = createTransport({
    ...server,
    connectionTimeout,
    greetingTimeout: connectionTimeout,
    // The longest of all stages; `attemptWithTimeout` has a shorter timeout for the others.
    socketTimeout: answerTimeout,
    logger: createProgressLogger(() => onResponse?.()),
    debug: true,
  });
  transport.use("stream", (mail, done) => {
    mail.message.processFunc((stream) =>
      stream.once("end", () => {
        progress.isHandedOver = true;
        onHandedOver?.(answerTimeout);
      }),
    );
    done();
  });
  const options = {
    from,
    to,
    disableFileAccess: true,
    disableUrlAccess: true,
    signal,
    ...message,
  };
  try {
    const { response } = await transport.sendMail(options);
    return { delivered: true, result: response };
  } catch (error) {
    const { message: result, responseCode } = error as MailError;
    if (progress.isHandedOver && responseCode === undefined)
      return { delivered: false, result, isUncertain: true };
    const isChannelDown = !isMessageRejected(error as MailError);
    return { delivered: false, result, isChannelDown };
  } finally {
    transport.close();
  }
}

/** Maximum number of emails about a single request, per hour and recipient. */
const maxQuoteMailsPerHour = 50;

/** Builds the summary email about the requests above `maxQuoteMailsPerHour`. */
function buildSummaryMail(quotes: QuoteRequestBatch): SendMailOptions {
  const lines = quotes.map(({ id, request, spam }) => {
    const { name, phone, email, moveFromDate } = request;
    const mark = spam ? `  (probably spam: ${spam})` : "";
    return replaceUnsafeCharacters(
      `${id.slice(0, 8)}  ${name}, ${phone}, ${email}, ${moveFromDate}${mark}`,
    );
  });
  return {
    subject: `${pluralize(quotes.length, "more quote request")} in the inbox`,
    text: `More than ${maxQuoteMailsPerHour} quote requests came in within an hour. These are in the inbox, too. No other email is sent about them. "npm run quotes -- show <id>" shows one in full.\n\n${lines.join("\n")}\n`,
  };
}

/** Creates the sender of requests and alerts to one recipient. */
export const createMailChannelSender = (
  settings: MailSettings,
  to: string,
): ChannelSender => ({
  async send(batch, context, readContent) {
    const [quote, ...others] = batch;
    const message = others.length
      ? buildSummaryMail(batch)
      : buildQuoteMail(quote, settings.from, (await readContent()).texts);
    return sendMail(settings, to, message, context);
  },
  sendAlert: (subject, text, signal) =>
    sendMail(settings, to, { subject, text }, { signal }),
  perHour: maxQuoteMailsPerHour,
});
