import { SettingError } from "../SettingError";
import type { ChannelDefinition } from "./channelDefinition";
import { readMailSettings } from "./readMailSettings";

const variables = {
  SMTP_HOST: "mail server that e-mails each request",
  SMTP_PORT: "its port, default 465, or 25 if it is on this machine",
  SMTP_USER: "the user there, and",
  SMTP_PASSWORD: "the password",
  QUOTE_MAIL_TO: "recipients of the e-mails, separated by commas",
  QUOTE_MAIL_FROM: "sender of the e-mails, default the first recipient",
};

/** Delivery by email, one channel for each recipient. */
export const mailChannelDefinition = {
  variables,
  requiredVariables: "SMTP_HOST and QUOTE_MAIL_TO",
  privacyText: "email",
  read(env, { mail: createSender }) {
    if (!createSender) {
      const unused = Object.keys(variables).find((name) => env[name]);
      if (unused)
        throw new SettingError(
          unused,
          `is set, but this host sends no e-mail: remove it`,
        );
      return [];
    }
    const settings = readMailSettings(env);
    if (!settings) return [];
    return settings.to.map((recipient) => ({
      ...createSender(settings, recipient),
      recipient,
      disclosure: "Say that requests are emailed to you.",
    }));
  },
} as const satisfies ChannelDefinition;
