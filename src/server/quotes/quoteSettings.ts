import path from "node:path";
import type { MailSettings } from "./delivery/mail";
import { mailSettings } from "./delivery/mailSettings";
import { defaultLimits } from "./limits/rateLimits";
import type { RateLimits } from "./limits/rateLimits";
import { realPath } from "./storage/realPath";

export interface QuoteSettings {
  /** None where requests are kept by the service at `forwardUrl` alone. */
  readonly inboxFile: string | undefined;
  readonly forwardUrl: string | undefined;
  /** Where requests are e-mailed to; none where they are not. */
  readonly mail: MailSettings | undefined;
  readonly allowedOrigins: readonly string[];
  readonly limits: RateLimits;
}

/** What the environment says of the receiver, for `--help`. */
export const quoteSettingsHelp = `  QUOTE_INBOX            file that keeps quote requests, default data/quotes.db;
                         or none, where QUOTE_FORWARD_URL keeps them
  QUOTE_FORWARD_URL      address each request is also delivered to
  SMTP_URL               mail server that e-mails each request, such as
                         smtps://user:password@mail.example.com
  QUOTE_MAIL_TO          addresses it is e-mailed to, separated by commas
  QUOTE_MAIL_FROM        address it is e-mailed from, default the first of these
  QUOTE_ALLOWED_ORIGINS  other origins whose pages may post, separated by spaces
  QUOTE_LIMIT            requests accepted per address and window, default ${defaultLimits.perAddress}
  QUOTE_LIMIT_OVERALL    requests accepted of all addresses and window, default ${defaultLimits.overall}
  QUOTE_LIMIT_WINDOW     seconds of a window, default ${defaultLimits.window}`;

/** Timers take no more seconds than about this. */
const highestCount = 2_000_000;

/** Everybody can read what is here. */
const publicFolder = "public";

type Environment = Readonly<Record<string, string | undefined>>;

function countOf(env: Environment, name: string, otherwise: number): number {
  const value = env[name];
  if (!value) return otherwise;
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1 || count > highestCount)
    throw new Error(
      `${name} is "${value}": write a whole number from 1 to ${highestCount}`,
    );
  return count;
}

function httpUrl(env: Environment, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error(`${name} is "${value}": write an http(s) address`);
  return value;
}

function originsOf(env: Environment, name: string): string[] {
  const origins = (env[name] ?? "").split(/\s+/).filter(Boolean);
  for (const origin of origins)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Error(
        `${name} has "${origin}": write an origin such as https://www.example.com`,
      );
  return origins;
}

/**
 * Refuses a file that visitors could ask for.
 * @param name what it is, for the error
 * @throws when it is in the built site, also through a symbolic link
 */
export function refusePublic(
  name: string,
  file: string,
  project: string,
): void {
  const site = realPath(path.resolve(project, publicFolder));
  if (realPath(file).startsWith(site + path.sep))
    throw new Error(
      `${name} is "${file}": write a file outside ${publicFolder}/, which everybody can read`,
    );
}

function inboxFileOf(
  env: Environment,
  name: string,
  project: string,
): string | undefined {
  if (env[name] === "none") {
    if (env.QUOTE_FORWARD_URL) return undefined;
    throw new Error(
      `${name} is "none": write a file, or set QUOTE_FORWARD_URL to what keeps the requests`,
    );
  }
  const file = path
    .resolve(project, env[name] || "data/quotes.db")
    // An older inbox, whose lines the database beside it takes over.
    .replace(/\.jsonl$/, ".db");
  refusePublic(name, file, project);
  return file;
}

/**
 * The receiver's settings.
 * @param project folder that paths start from
 * @throws naming the variable that is wrong and what to write
 */
export function quoteSettings(
  env: Environment,
  project = process.cwd(),
): QuoteSettings {
  return {
    inboxFile: inboxFileOf(env, "QUOTE_INBOX", project),
    forwardUrl: httpUrl(env, "QUOTE_FORWARD_URL"),
    mail: mailSettings(env),
    allowedOrigins: originsOf(env, "QUOTE_ALLOWED_ORIGINS"),
    limits: {
      perAddress: countOf(env, "QUOTE_LIMIT", defaultLimits.perAddress),
      overall: countOf(env, "QUOTE_LIMIT_OVERALL", defaultLimits.overall),
      window: countOf(env, "QUOTE_LIMIT_WINDOW", defaultLimits.window),
    },
  };
}
