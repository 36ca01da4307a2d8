import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer";
import { fieldRows } from "../../request/quoteRequest";
import type { QuoteRequest } from "../../request/quoteRequest";
import { fieldLine, plain } from "../../request/quoteTexts";
import type { QuoteTexts } from "../../request/quoteTexts";
import { bareTexts } from "../answers/receiverTexts";
import type { Deliver } from "./deliver";
import type { QuoteEntry } from "../store/quoteStore";

/** A mail server, including its password. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Whether the connection is encrypted from the start. */
  readonly secure: boolean;
  /** Whether it must offer encryption before it gets the password. */
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

export interface MailSettings {
  readonly server: MailServer;
  readonly to: readonly string[];
  readonly from: string;
}

export const isMailAddress = (text: string): boolean =>
  /^[^\s@,<>"]+@[^\s@,<>"]+$/.test(text);

/**
 * A mail server that is slow to answer has often accepted a message already, so
 * a short timeout would send it again. Milliseconds.
 */
const silence = 60_000;

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
  from: string,
  to: string,
  texts: QuoteTexts,
): SendMailOptions {
  const { name, email, moveFromDate } = request;
  return {
    from,
    to,
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

/**
 * E-mails requests to one recipient. Several recipients get a message each,
 * because a server may refuse one of them for now.
 */
export const mailTo =
  ({ server, from }: MailSettings, to: string, readTexts: ReadTexts): Deliver =>
  async (entry, signal) => {
    const transport = createTransport({
      ...server,
      connectionTimeout: silence,
      greetingTimeout: silence,
      socketTimeout: silence,
    });
    try {
      const texts = (await readTexts()) ?? bareTexts;
      const sending = transport.sendMail(messageFor(entry, from, to, texts));
      const { response } = await Promise.race([sending, aborted(signal)]);
      return { delivered: true, result: response };
    } catch (error) {
      return { delivered: false, result: (error as Error).message };
    } finally {
      transport.close();
    }
  };
