import type { ReceiverContent } from "../responses/hostPage";
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
export interface ChannelSender {
  /**
   * Sends one request, or several in a summary. Never rejects.
   * @param readContent reads the company's details and the form's texts
   */
  readonly send: (
    batch: QuoteRequestBatch,
    context: AttemptContext,
    readContent: () => Promise<ReceiverContent>,
  ) => Promise<DeliveryAttempt>;
  /** Absent if the channel can't deliver alerts. */
  readonly sendAlert?: SendAlert;
  /** Maximum number of single deliveries per hour; further requests are sent in summaries. */
  readonly perHour?: number;
}

/** A recipient or service named in a channel type's settings. */
interface Target extends ChannelSender {
  /** Email of the recipient; absent if the type has only one target. */
  readonly recipient?: string;
  /** Advice for the author of the privacy page, which must disclose the target. */
  readonly disclosure: string;
}

/** A target with its key in the database. Each channel gets each request. */
export interface Channel extends Target {
  /** Key in `channelDefinitions`. */
  readonly type: string;
  readonly id: ChannelId;
}

/** Factories of the senders that only some hosts have. */
export interface SenderFactories {
  readonly mail?: (settings: MailSettings, to: string) => ChannelSender;
}

/**
 * Definition of a channel type, such as email: its environment variables, and how its channels
 * are read from them.
 */
export interface ChannelDefinition {
  /** Environment variables, each with its line in the server's help. */
  readonly variables: Readonly<Record<string, string>>;
  /**
   * Phrase with the required variables. In the log and in the list of requests, the phrase also
   * names a channel without a recipient.
   */
  readonly requiredVariables: string;
  /** Key, under `receiver` of the privacy page, of the text that discloses the channel. */
  readonly privacyText: string;
  /**
   * Reads the settings of all channels of this type.
   * @returns an empty list if no variable is set
   * @throws {SettingError} if a variable is invalid, or this host has no sender for the type
   */
  readonly read: (
    env: NodeJS.ProcessEnv,
    senderFactories: SenderFactories,
  ) => readonly Target[];
}
