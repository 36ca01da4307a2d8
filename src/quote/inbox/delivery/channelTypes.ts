import type { ChannelId } from "../store/quoteStore";
import { SettingError } from "../SettingError";
import type { Channel, ChannelType, HostSenders } from "./channelType";
import { forwardChannel } from "./createForwarder";
import { mailChannel } from "./mailChannel";

const types = { mail: mailChannel, forward: forwardChannel };

/** All types of channels, by key. The keys are stored in the database: see `ChannelId`. */
export const channelTypes: Readonly<Record<string, ChannelType>> = types;

/** Keys of the privacy page's texts about channels. */
export type PrivacyTextKey = (typeof types)[keyof typeof types]["privacyText"];

/** The channels of a host. */
export interface ConfiguredChannels {
  readonly channels: readonly Channel[];
  /** One error for each channel type that an invalid setting disables; hosts may add errors in other settings. */
  readonly settingErrors: readonly SettingError[];
}

/** Reads the channels of a host. An invalid setting disables all channels of its type. */
export function readChannels(
  env: NodeJS.ProcessEnv,
  senders: HostSenders,
): ConfiguredChannels {
  const channels: Channel[] = [];
  const settingErrors: SettingError[] = [];
  for (const [type, { read }] of Object.entries(channelTypes))
    try {
      for (const target of read(env, senders)) {
        const { recipient } = target;
        const id = recipient === undefined ? type : `${type}:${recipient}`;
        channels.push({ ...target, type, id });
      }
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      settingErrors.push(error);
    }
  return { channels, settingErrors };
}

/** Returns the name of a channel for the log and the list of requests, also for removed channels. */
export function describeChannel(id: ChannelId): string {
  const [, type = id, recipient] = /^(\w+):(.*)$/.exec(id) ?? [];
  return recipient ?? channelTypes[type]?.requiredVariables ?? id;
}
