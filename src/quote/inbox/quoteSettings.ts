import path from "node:path";
import { isOrigin } from "../../site/env";
import type { MailSettings } from "./delivery/mail";
import { mailSettings } from "./delivery/mailSettings";
import { rejectPublic } from "./publicFiles";

export interface QuoteSettings {
  readonly inboxFile: string;
  readonly forwardUrl: string | undefined;
  /** `undefined` if requests are not e-mailed. */
  readonly mail: MailSettings | undefined;
  /** What is wrong with the settings of notifications, which are off then. */
  readonly faults: readonly string[];
  readonly allowedOrigins: readonly string[];
}

export const quoteSettingsHelp = `  QUOTE_INBOX            file that stores quote requests, default data/quotes.db
  QUOTE_FORWARD_URL      address that each request is also delivered to
  SMTP_HOST              mail server that e-mails each request
  SMTP_PORT              its port, default 465
  SMTP_USER              the user there, and
  SMTP_PASSWORD          the password
  QUOTE_MAIL_TO          recipients of the e-mails, separated by commas
  QUOTE_MAIL_FROM        sender of the e-mails, default the first recipient
  QUOTE_ALLOWED_ORIGINS  other origins whose pages may post, separated by spaces`;

type Environment = Readonly<Record<string, string | undefined>>;

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
    if (!isOrigin(origin))
      throw new Error(
        `${name} has "${origin}": write an origin such as https://www.example.com`,
      );
  return origins;
}

function inboxFileOf(env: Environment, name: string, project: string): string {
  const file = path.resolve(project, env[name] || "data/quotes.db");
  rejectPublic(name, file, project);
  return file;
}

/** A setting, or what is wrong with it. */
function attempt<T>(read: () => T): { value?: T; faults: readonly string[] } {
  try {
    return { value: read(), faults: [] };
  } catch (error) {
    return { faults: [(error as Error).message] };
  }
}

/**
 * Reads the receiver's settings from the environment.
 * A mistake in those of notifications keeps nobody from the site.
 * @param project folder that paths are relative to
 * @throws naming the invalid variable and what to write instead
 */
export function quoteSettings(
  env: Environment,
  project = process.cwd(),
): QuoteSettings {
  const forward = attempt(() => httpUrl(env, "QUOTE_FORWARD_URL"));
  const mail = attempt(() => mailSettings(env));
  return {
    inboxFile: inboxFileOf(env, "QUOTE_INBOX", project),
    forwardUrl: forward.value,
    mail: mail.value,
    faults: [...forward.faults, ...mail.faults],
    allowedOrigins: originsOf(env, "QUOTE_ALLOWED_ORIGINS"),
  };
}
