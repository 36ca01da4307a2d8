import type { SendMailOptions } from "nodemailer";
import { fieldLine } from "../../../quote/fieldLine";
import { fieldRows } from "../../../quote/quoteRequest";
import type { QuoteRequest } from "../../../quote/quoteRequest";
import type { Deliver } from "./deliver";
import { plain } from "../listing/plainText";
import type { QuoteEntry } from "../storage/quoteEntry";

export interface MailSettings {
  /** The server that takes the mail, with its password: `smtps://…`. */
  readonly smtpUrl: string;
  readonly to: readonly string[];
  readonly from: string;
}

/** Whether a text is one address and nothing else. */
export const isMailAddress = (text: string): boolean =>
  /^[^\s@,<>"]+@[^\s@,<>"]+$/.test(text);

/** How long the mail server may be silent. Milliseconds. */
const timeoutMs = 10_000;

const textOf = (request: QuoteRequest) =>
  fieldRows
    .flat()
    .map((field) => {
      const value = request[field.name];
      return field.control === "textarea"
        ? `\n${plain(value, "\n")}\n`
        : plain(fieldLine(field, value));
    })
    .concat(`Sent from ${plain(request.source)}`)
    .join("\n");

/** The message for a request: nothing in it can be taken for a header. */
export function messageFor(
  { id, request, spam }: QuoteEntry,
  { to, from }: MailSettings,
): SendMailOptions {
  const { name, email, moveFromDate } = request;
  return {
    from,
    to: [...to],
    ...(isMailAddress(email) && {
      replyTo: { name: plain(name), address: email },
    }),
    subject: plain(
      `${spam ? "Probably spam: " : "Quote request: "}${name}, ${moveFromDate}`,
    ).slice(0, 200),
    text: `${spam ? `Probably spam: ${spam}\n\n` : ""}${textOf(request)}`,
    // Programs for mail know a repeat by it.
    messageId: `<${id}@${from.split("@").at(-1) ?? "localhost"}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), {
      once: true,
    });
  });

/** E-mails requests to the owner. */
export const mailTo =
  (settings: MailSettings): Deliver =>
  async (entry, signal) => {
    // Gatsby bundles this code: what only some use must stay outside.
    const { createTransport } = await import(
      /* webpackIgnore: true */ "nodemailer"
    );
    const transport = createTransport({
      url: settings.smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
    try {
      const sending = transport.sendMail(messageFor(entry, settings));
      const { response } = await Promise.race([sending, aborted(signal)]);
      return { delivered: true, result: response };
    } catch (error) {
      return { delivered: false, result: (error as Error).message };
    } finally {
      transport.close();
    }
  };
