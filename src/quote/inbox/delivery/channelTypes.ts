import type { DeliveryChannel } from "../store/quoteStore";
import type { Channel, ChannelType, HostSenders } from "./channelType";
import { forward } from "./createForwarder";
import { mailChannel } from "./mailChannel";

const rows = { mail: mailChannel, forward };

/** How requests are delivered, on every host. The names are stored: see `DeliveryChannel`. */
export const channelTypes: Readonly<Record<string, ChannelType>> = rows;

/** Keys of the texts that the privacy page has for channels. */
export type PrivacyText = (typeof rows)[keyof typeof rows]["privacyText"];

/** Who gets requests on a host. */
export interface ChannelSettings {
  readonly channels: readonly Channel[];
  /** What is wrong with settings, which aren't used then. */
  readonly settingErrors: readonly string[];
}

/** Reads who gets requests. A type with a wrong setting has no channel. */
export function readChannels(
  env: NodeJS.ProcessEnv,
  senders: HostSenders,
): ChannelSettings {
  const channels: Channel[] = [];
  const settingErrors: string[] = [];
  for (const [type, { read }] of Object.entries(channelTypes))
    try {
      for (const target of read(env, senders)) {
        const { recipient } = target;
        const id = recipient === undefined ? type : `${type}:${recipient}`;
        channels.push({ ...target, type, id });
      }
    } catch (error) {
      settingErrors.push((error as Error).message);
    }
  return { channels, settingErrors };
}

/** Who or what a channel reaches, also one that isn't set any more, for the log and the list. */
export function describeChannel(id: DeliveryChannel): string {
  const [, type = id, recipient] = /^(\w+):(.*)$/.exec(id) ?? [];
  return recipient ?? channelTypes[type]?.requiredVariables ?? id;
}
