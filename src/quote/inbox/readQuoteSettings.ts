import fs from "node:fs";
import path from "node:path";
import { isOrigin } from "../../site/env";
import { SettingError } from "./SettingError";
import {
  channelDefinitions,
  readChannels,
} from "./delivery/channelDefinitions";
import type { ConfiguredChannels } from "./delivery/channelDefinitions";
import { createMailChannelSender } from "./delivery/createMailChannelSender";

export interface QuoteSettings extends ConfiguredChannels {
  readonly inboxFile: string;
  readonly allowedOrigins: readonly string[];
  /** Minimum free disk space for accepting requests, in megabytes. */
  readonly minFreeMegabytes: number;
}

/** Default of `minFreeMegabytes`, in megabytes. */
const defaultMinFreeMegabytes = 200;

/** Formats the help about environment variables, one per line. */
const helpFor = (variables: Readonly<Record<string, string>>) =>
  Object.entries(variables)
    .map(([name, text]) => `  ${name.padEnd(21)}  ${text}`)
    .join("\n");

export const quoteSettingsHelp = [
  {
    QUOTE_INBOX: "file that stores quote requests, default data/quotes.db",
  },
  ...Object.values(channelDefinitions).map(({ variables }) => variables),
  {
    QUOTE_ALLOWED_ORIGINS:
      "other origins whose pages may post, separated by spaces",
    QUOTE_FREE_SPACE: `megabytes that have to be free on the disk of the inbox,
                         default ${defaultMinFreeMegabytes}: with less, no request is accepted`,
  },
]
  .map(helpFor)
  .join("\n");

function readOrigin(text: string): string {
  if (!isOrigin(text))
    throw new SettingError(
      "QUOTE_ALLOWED_ORIGINS",
      `has "${text}": write an origin such as https://www.example.com`,
    );
  return text;
}

/** Resolves the symlinks in a path, whose last parts need not exist yet. */
const resolveSymlinks = (file: string): string =>
  fs.existsSync(file)
    ? fs.realpathSync(file)
    : path.join(resolveSymlinks(path.dirname(file)), path.basename(file));

const publicFolder = "public";

/**
 * Asserts that visitors can't download a file.
 * @param name name of the file or its variable, for the error
 * @throws if the file is in the folder of the built site, even through a symlink
 */
export function assertNotPublicFile(
  name: string,
  file: string,
  project: string,
): void {
  const site = resolveSymlinks(path.resolve(project, publicFolder));
  if (resolveSymlinks(file).startsWith(site + path.sep))
    throw new Error(
      `${name} is "${file}": write a file outside ${publicFolder}/, which everyone can read`,
    );
}

function readMinFreeMegabytes({
  QUOTE_FREE_SPACE: value,
}: NodeJS.ProcessEnv): number {
  if (!value) return defaultMinFreeMegabytes;
  if (!/^\d+$/.test(value))
    throw new SettingError(
      "QUOTE_FREE_SPACE",
      `is "${value}": write megabytes, such as 200`,
    );
  return Number(value);
}

function readInboxFile(env: NodeJS.ProcessEnv, project: string): string {
  const file = path.resolve(project, env.QUOTE_INBOX || "data/quotes.db");
  assertNotPublicFile("QUOTE_INBOX", file, project);
  return file;
}

/**
 * Reads the receiver's settings from the environment. Errors in settings are returned in
 * `settingErrors`.
 * @param project base folder of relative paths
 * @throws if the inbox would be public
 */
export function readQuoteSettings(
  env: NodeJS.ProcessEnv,
  project = process.cwd(),
): QuoteSettings {
  const { channels, settingErrors: channelErrors } = readChannels(env, {
    mail: createMailChannelSender,
  });
  const settingErrors = [...channelErrors];
  const tryRead = <T>(readSetting: () => T): T | undefined => {
    try {
      return readSetting();
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      settingErrors.push(error);
      return undefined;
    }
  };
  const origins = env.QUOTE_ALLOWED_ORIGINS?.split(/\s+/).filter(Boolean) ?? [];
  const allowedOrigins = origins.flatMap(
    (origin) => tryRead(() => readOrigin(origin)) ?? [],
  );
  return {
    inboxFile: readInboxFile(env, project),
    channels,
    allowedOrigins,
    minFreeMegabytes:
      tryRead(() => readMinFreeMegabytes(env)) ?? defaultMinFreeMegabytes,
    settingErrors,
  };
}
