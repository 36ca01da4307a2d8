import type { ReceiverContent } from "../responses/htmlPage";
import type { DeliveryAttempt, QuoteBatch } from "../store/deliveries";
import type { DeliveryChannel } from "../store/quoteStore";
import type { MailSettings } from "./readMailSettings";

/** Sends a text of the site's own to its owner. Never rejects. */
export type SendAlert = (
  subject: string,
  text: string,
  signal: AbortSignal,
) => Promise<DeliveryAttempt>;

/** How requests reach one recipient or service. */
export interface Sender {
  /**
   * Sends one request, or several in a summary. Never rejects.
   * @param signal aborts the attempt
   * @param company reads the company's details and the form's texts
   */
  readonly send: (
    batch: QuoteBatch,
    signal: AbortSignal,
    company: () => Promise<ReceiverContent>,
  ) => Promise<DeliveryAttempt>;
  /** Absent where the owner gets requests only. */
  readonly sendAlert?: SendAlert;
  /** How many deliveries within an hour are of one request each; the others are in summaries. */
  readonly perHour?: number;
}

/** Who or what gets requests, by the settings of a channel's type. */
interface Target extends Sender {
  /** Distinguishes the targets of a type that can have several. */
  readonly recipient?: string;
  /** What the privacy page's author has to write because of it. */
  readonly disclosure: string;
}

/** A recipient or a service that gets each request. */
export interface Channel extends Target {
  /** Name of its type. */
  readonly type: string;
  readonly id: DeliveryChannel;
}

/** Senders that not every host has. */
export interface HostSenders {
  readonly mail?: (settings: MailSettings, to: string) => Sender;
}

/** A row of the table of channels. */
export interface ChannelType {
  /** Its environment variables, with what the server's help says of each. */
  readonly variables: Readonly<Record<string, string>>;
  /**
   * The variables that have to be set, as a phrase. The log and the list of requests
   * also call a channel without a recipient so.
   */
  readonly requiredVariables: string;
  /** Key of the text on the privacy page, below `receiver`. */
  readonly privacyText: string;
  /**
   * Reads its settings.
   * @returns nothing if none is set
   * @throws naming the invalid variable, or one that this host has no sender for
   */
  readonly read: (
    env: NodeJS.ProcessEnv,
    senders: HostSenders,
  ) => readonly Target[];
}
