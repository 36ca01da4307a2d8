import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer";
import { fieldRows } from "../../request/quoteRequest";
import type { QuoteRequest } from "../../request/quoteRequest";
import { fieldLine } from "../../request/quoteTexts";
import type { QuoteTexts } from "../../request/quoteTexts";
import { bareTexts } from "../answers/receiverTexts";
import type { Deliver } from "./deliver";
import { plain } from "../listing/plainText";
import type { QuoteEntry } from "../store/quoteEntry";

export interface MailSettings {
  /** The mail server, including its password: `smtps://…`. */
  readonly smtpUrl: string;
  readonly to: readonly string[];
  readonly from: string;
}

/** Whether a text is exactly one e-mail address. */
export const isMailAddress = (text: string): boolean =>
  /^[^\s@,<>"]+@[^\s@,<>"]+$/.test(text);

/** Milliseconds without an answer from the mail server. */
const timeoutMs = 10_000;

const textOf = (request: QuoteRequest, texts: QuoteTexts) =>
  fieldRows
    .flat()
    .map((field) => {
      const value = request[field.name];
      return field.control === "textarea"
        ? `\n${plain(value, "\n")}\n`
        : plain(fieldLine(field, value, texts));
    })
    .concat(`Sent from ${plain(request.source)}`)
    .join("\n");

/** The e-mail for a request. Nothing in the request can inject a header. */
function messageFor(
  { id, request, spam }: QuoteEntry,
  { to, from }: MailSettings,
  texts: QuoteTexts,
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
    text: `${spam ? `Probably spam: ${spam}\n\n` : ""}${textOf(request, texts)}`,
    // Mail programs detect repeats by it.
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

/** Reads the texts of the form's fields; `undefined` if there are none. */
export type ReadTexts = () => Promise<QuoteTexts | undefined>;

/** E-mails requests to the owner. */
export const mailTo =
  (settings: MailSettings, readTexts: ReadTexts): Deliver =>
  async (entry, signal) => {
    const transport = createTransport({
      url: settings.smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
    try {
      const texts = (await readTexts()) ?? bareTexts;
      const sending = transport.sendMail(messageFor(entry, settings, texts));
      const { response } = await Promise.race([sending, aborted(signal)]);
      return { delivered: true, result: response };
    } catch (error) {
      return { delivered: false, result: (error as Error).message };
    } finally {
      transport.close();
    }
  };
