import type { ReceiverContent } from "../responses/htmlPage";
import type { DeliveryAttempt, QuoteRequestBatch } from "../store/deliveries";
import type { AttemptContext } from "./deliveryWorker";
import type { ChannelId } from "../store/quoteStore";
import type { MailSettings } from "./readMailSettings";

/** Sends an alert to the owner of the site. Never rejects. */
export type SendAlert = (
  subject: string,
  text: string,
  signal: AbortSignal,
) => Promise<DeliveryAttempt>;

/** Sends requests to one recipient or service. */
export interface Sender {
  /**
   * Sends one request, or several in a summary. Never rejects.
   * @param company reads the company's details and the form's texts
   */
  readonly send: (
    batch: QuoteRequestBatch,
    context: AttemptContext,
    company: () => Promise<ReceiverContent>,
  ) => Promise<DeliveryAttempt>;
  /** Absent if the channel can't deliver alerts. */
  readonly sendAlert?: SendAlert;
  /** Maximum number of single deliveries per hour; further requests are sent in summaries. */
  readonly perHour?: number;
}

/** A recipient or service in the settings of a channel type. */
interface Target extends Sender {
  /** Distinguishes the targets of a type that can have several. */
  readonly recipient?: string;
  /** Advice for the author of the privacy page, which must disclose the target. */
  readonly disclosure: string;
}

/** A configured target, which gets each request. */
export interface Channel extends Target {
  /** Key in `channelTypes`. */
  readonly type: string;
  readonly id: ChannelId;
}

/** Senders that are available only on some hosts. */
export interface HostSenders {
  readonly mail?: (settings: MailSettings, to: string) => Sender;
}

/** A kind of delivery, such as mail: its environment variables, and how its channels are read from them. */
export interface ChannelType {
  /** Environment variables, each with its line in the server's help. */
  readonly variables: Readonly<Record<string, string>>;
  /**
   * The required variables, as a phrase. The log and the list of requests also use the
   * phrase as the name of a channel without a recipient.
   */
  readonly requiredVariables: string;
  /** Key of the disclosure in `receiver` on the privacy page. */
  readonly privacyText: string;
  /**
   * Reads the settings of all channels of this type.
   * @returns an empty list if no variable is set
   * @throws {SettingError} if a variable is invalid, or this host has no sender for the type
   */
  readonly read: (
    env: NodeJS.ProcessEnv,
    senders: HostSenders,
  ) => readonly Target[];
}
