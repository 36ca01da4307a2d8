import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer";
import { fieldRows } from "../../request/quoteRequest";
import type { QuoteRequest } from "../../request/quoteRequest";
import { formatField } from "../../request/quoteTexts";
import { stripControlChars } from "../../../shared/text";
import type { QuoteTexts } from "../../request/quoteTexts";
import { pluralize, telephoneUri } from "../../../shared/text";
import type { Sender } from "./channelType";
import { isEmail } from "./readMailSettings";
import type { MailSettings } from "./readMailSettings";
import type { DeliveryAttempt, QuoteBatch } from "../store/deliveries";
import type { StoredQuote } from "../store/quoteStore";

/**
 * A mail server that is slow to answer has often accepted a message already, so
 * a short timeout would send it again. Milliseconds.
 */
const serverTimeout = 60_000;

/** The link that calls a number, if it is one of North America. */
const formatCallLine = (phone: string) =>
  /^1?\d{10}$/.test(phone.replace(/\D/g, ""))
    ? [`Call: ${telephoneUri(phone)}`]
    : [];

const formatMailText = (request: QuoteRequest, texts: QuoteTexts) =>
  formatCallLine(request.phone)
    .concat(
      fieldRows.flat().map((field) => {
        const value = request[field.name];
        return field.control === "textarea"
          ? `\n${stripControlChars(value, "\n")}\n`
          : stripControlChars(formatField(field, value, texts));
      }),
    )
    .join("\n");

/** The e-mail for a request. Nothing in the request can inject a header. */
function buildQuoteMail(
  { id, request, spam }: StoredQuote,
  from: string,
  texts: QuoteTexts,
): SendMailOptions {
  const { name, email, moveFromDate } = request;
  return {
    ...(isEmail(email) && {
      replyTo: { name: stripControlChars(name), address: email },
    }),
    subject: stripControlChars(
      `${spam ? "Probably spam: " : "Quote request: "}${name}, ${moveFromDate}`,
    ).slice(0, 200),
    text: `${spam ? `Probably spam: ${spam}\n\n` : ""}${formatMailText(request, texts)}`,
    // Mail programs detect repeats by it.
    messageId: `<${id}@${from.split("@").at(-1) ?? "localhost"}>`,
  };
}

/** What nodemailer's errors say of a refusal. */
interface MailError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Whether a mail server refused one message or its recipient, and takes others. */
const isRefusal = ({ code, command, responseCode }: MailError) =>
  responseCode !== 421 &&
  command !== "MAIL FROM" &&
  (code === "EENVELOPE" || code === "EMESSAGE");

/**
 * Sends a message to one recipient. Never rejects. Several recipients get one each,
 * because a server may refuse one of them for now.
 */
async function sendMail(
  { server, from }: MailSettings,
  to: string,
  message: SendMailOptions,
  signal: AbortSignal,
): Promise<DeliveryAttempt> {
  const transport = createTransport({
    ...server,
    connectionTimeout: serverTimeout,
    greetingTimeout: serverTimeout,
    socketTimeout: serverTimeout,
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
    const { message: result } = error as Error;
    const isChannelDown = !isRefusal(error as MailError);
    return { delivered: false, result, isChannelDown };
  } finally {
    transport.close();
  }
}

/** How many mails within an hour are about one request each. */
const maxQuoteMailsPerHour = 50;

/** The e-mail for requests of which more came within an hour than are mailed one by one. */
function buildSummaryMail(quotes: QuoteBatch): SendMailOptions {
  const lines = quotes.map(({ id, request, spam }) =>
    stripControlChars(
      `${id.slice(0, 8)}  ${request.name}, ${request.phone}, ${request.email}, ${request.moveFromDate}${spam ? `  (probably spam: ${spam})` : ""}`,
    ),
  );
  return {
    subject: `${pluralize(quotes.length, "more quote request")} in the inbox`,
    text: `More than ${maxQuoteMailsPerHour} quote requests came in within an hour. These are in the inbox, too. No other email is sent about them. "npm run quotes -- show <id>" shows one in full.\n\n${lines.join("\n")}\n`,
  };
}

/** Mails requests and alerts to one recipient. */
export const mailSender = (settings: MailSettings, to: string): Sender => ({
  async send(batch, signal, company) {
    const [quote, ...others] = batch;
    const message = others.length
      ? buildSummaryMail(batch)
      : buildQuoteMail(quote, settings.from, (await company()).texts);
    return sendMail(settings, to, message, signal);
  },
  sendAlert: (subject, text, signal) =>
    sendMail(settings, to, { subject, text }, signal),
  perHour: maxQuoteMailsPerHour,
});
