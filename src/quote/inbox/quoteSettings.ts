import fs from "node:fs";
import path from "node:path";
import { isOrigin } from "../../site/env";
import { mailSettings, rejectExample } from "./delivery/mailSettings";
import type { MailSettings } from "./delivery/mailSettings";
import type { DeliveryChannel } from "./store/quoteStore";

export interface QuoteSettings {
  readonly inboxFile: string;
  readonly forwardUrl: string | undefined;
  /** `undefined` if requests are not e-mailed. */
  readonly mail: MailSettings | undefined;
  /** What is wrong with settings, which aren't used then. */
  readonly settingErrors: readonly string[];
  readonly allowedOrigins: readonly string[];
  /** What has to be free on the disk of the inbox for a request. Megabytes. */
  readonly freeSpace: number;
}

/** Through which channels requests are delivered. */
export const deliveryChannels = ({
  forwardUrl,
  mail,
}: Pick<QuoteSettings, "forwardUrl" | "mail">): DeliveryChannel[] => [
  ...(forwardUrl ? ["forward" as const] : []),
  ...(mail?.to ?? []).map((to) => `mail:${to}` as const),
];

export const quoteSettingsHelp = `  QUOTE_INBOX            file that stores quote requests, default data/quotes.db
  QUOTE_FORWARD_URL      address that each request is also delivered to
  SMTP_HOST              mail server that e-mails each request
  SMTP_PORT              its port, default 465, or 25 if it is on this machine
  SMTP_USER              the user there, and
  SMTP_PASSWORD          the password
  QUOTE_MAIL_TO          recipients of the e-mails, separated by commas
  QUOTE_MAIL_FROM        sender of the e-mails, default the first recipient
  QUOTE_ALLOWED_ORIGINS  other origins whose pages may post, separated by spaces
  QUOTE_FREE_SPACE       megabytes that have to be free on the disk of the inbox,
                         default 200: with less, no request is accepted`;

function httpUrl(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error(`${name} is "${value}": write an http(s) address`);
  rejectExample(name, new URL(value).host);
  return value;
}

const originsIn = (text = "") => text.split(/\s+/).filter(Boolean);

const originFault = (origin: string) =>
  `QUOTE_ALLOWED_ORIGINS has "${origin}": write an origin such as https://www.example.com`;

/** Resolves symlinks like `fs.realpath`, also if the file doesn't exist yet. */
const realPath = (file: string): string =>
  fs.existsSync(file)
    ? fs.realpathSync(file)
    : path.join(realPath(path.dirname(file)), path.basename(file));

const publicFolder = "public";

/**
 * Rejects a file that visitors could download.
 * @param name of the file or its variable, for the error
 * @throws if it is in the built site, also through a symlink
 */
export function assertNotPublic(
  name: string,
  file: string,
  project: string,
): void {
  const site = realPath(path.resolve(project, publicFolder));
  if (realPath(file).startsWith(site + path.sep))
    throw new Error(
      `${name} is "${file}": write a file outside ${publicFolder}/, which everyone can read`,
    );
}

const usualFreeSpace = "200";

function freeSpaceIn(value = usualFreeSpace): number {
  if (!/^\d+$/.test(value))
    throw new Error(
      `QUOTE_FREE_SPACE is "${value}": write megabytes, such as 200`,
    );
  return Number(value);
}

function inboxFileOf(env: NodeJS.ProcessEnv, project: string): string {
  const file = path.resolve(project, env.QUOTE_INBOX || "data/quotes.db");
  assertNotPublic("QUOTE_INBOX", file, project);
  return file;
}

/** Reads a setting. What is wrong with it is listed, and it isn't used. */
const attempted =
  (settingErrors: string[]) =>
  <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      settingErrors.push((error as Error).message);
      return undefined;
    }
  };

/**
 * Reads how somebody is told of requests: for the server, and for the check before
 * the site goes live.
 */
export function notificationSettings(
  env: NodeJS.ProcessEnv,
): Pick<QuoteSettings, "forwardUrl" | "mail" | "settingErrors"> {
  const settingErrors: string[] = [];
  const attempt = attempted(settingErrors);
  const forwardUrl = attempt(() => httpUrl(env, "QUOTE_FORWARD_URL"));
  return { forwardUrl, mail: attempt(() => mailSettings(env)), settingErrors };
}

/**
 * Reads the receiver's settings from the environment.
 * @param project folder that paths are relative to
 * @throws if the inbox would be public
 */
export function quoteSettings(
  env: NodeJS.ProcessEnv,
  project = process.cwd(),
): QuoteSettings {
  const { settingErrors, ...notification } = notificationSettings(env);
  const origins = originsIn(env.QUOTE_ALLOWED_ORIGINS);
  const wrong = origins.filter((origin) => !isOrigin(origin));
  const errors = [...settingErrors, ...wrong.map(originFault)];
  const freeSpace = attempted(errors)(() =>
    freeSpaceIn(env.QUOTE_FREE_SPACE || undefined),
  );
  return {
    inboxFile: inboxFileOf(env, project),
    ...notification,
    settingErrors: errors,
    allowedOrigins: origins.filter(isOrigin),
    freeSpace: freeSpace ?? Number(usualFreeSpace),
  };
}
