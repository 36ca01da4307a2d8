import type { ChannelId } from "../store/quoteStore";
import { SettingError } from "../SettingError";
import type {
  Channel,
  ChannelDefinition,
  SenderFactories,
} from "./channelDefinition";
import { forwardChannelDefinition } from "./forwardChannelDefinition";
import { mailChannelDefinition } from "./mailChannelDefinition";

const definitions = {
  mail: mailChannelDefinition,
  forward: forwardChannelDefinition,
};

/**
 * Definitions of all channel types. Their keys are stored in the database, as part of each
 * `ChannelId`.
 */
export const channelDefinitions: Readonly<Record<string, ChannelDefinition>> =
  definitions;

/** Key of a channel type's text on the privacy page. */
export type PrivacyTextKey =
  (typeof definitions)[keyof typeof definitions]["privacyText"];

/** Channels that the environment variables of a host set up. */
export interface ConfiguredChannels {
  readonly channels: readonly Channel[];
  /**
   * One error for each channel type that an invalid setting disables. Hosts may add the errors in
   * their other settings.
   */
  readonly settingErrors: readonly SettingError[];
}

/** Reads the channels of a host. An invalid setting disables all channels of its type. */
export function readChannels(
  env: NodeJS.ProcessEnv,
  senderFactories: SenderFactories,
): ConfiguredChannels {
  const channels: Channel[] = [];
  const settingErrors: SettingError[] = [];
  for (const [type, { read }] of Object.entries(channelDefinitions))
    try {
      for (const target of read(env, senderFactories)) {
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

/** Returns the name of a channel, also of a removed one, for the log and the list of requests. */
export function getChannelName(id: ChannelId): string {
  const [, type = id, recipient] = /^(\w+):(.*)$/.exec(id) ?? [];
  return recipient ?? channelDefinitions[type]?.requiredVariables ?? id;
}
