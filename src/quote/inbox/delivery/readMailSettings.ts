import { exampleHostPattern } from "../../../shared/text";
import { SettingError } from "../SettingError";

/** A mail server, including its password. */
interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Whether the connection is encrypted from the start. */
  readonly secure: boolean;
  /** Whether the server must offer STARTTLS before it gets the password. */
  readonly requireTLS: boolean;
  readonly tls?: { readonly rejectUnauthorized: boolean };
  readonly auth?: { readonly user: string; readonly pass: string };
}

export interface MailSettings {
  readonly server: MailServer;
  readonly to: readonly string[];
  readonly from: string;
}

export const isEmail = (text: string): boolean =>
  /^[^\s@,<>"]+@[^\s@,<>"]+$/.test(text);

/** @throws if the value contains a host that is reserved for examples */
export function assertNotExampleHost(name: string, value: string): void {
  if (exampleHostPattern.test(value))
    throw new SettingError(
      name,
      `has "${value}": write your own, not the example`,
    );
}

const parseEmail = (name: string, text: string): string => {
  const email = text.trim();
  if (!isEmail(email))
    throw new SettingError(
      name,
      `has "${email}": write an e-mail address such as office@example.com`,
    );
  assertNotExampleHost(name, email);
  return email;
};

/** Port of SMTP over TLS, encrypted from the start (RFC 8314). */
const implicitTlsPort = 465;

const isLocalhost = (host: string) => /^(?:localhost|127\.[\d.]+)$/.test(host);

function readMailServer(env: NodeJS.ProcessEnv): MailServer | undefined {
  const { SMTP_HOST: host, SMTP_USER: user } = env;
  const { SMTP_PASSWORD: pass, SMTP_PORT: number } = env;
  if (!host) {
    if (user || pass || number)
      throw new SettingError(
        "SMTP_USER, SMTP_PASSWORD and SMTP_PORT",
        "need SMTP_HOST",
      );
    return undefined;
  }
  if (/[\s/:@]/.test(host))
    throw new SettingError(
      "SMTP_HOST",
      `is "${host}": write only a name such as mail.example.com`,
    );
  assertNotExampleHost("SMTP_HOST", host);
  if (!user !== !pass)
    throw new SettingError(
      "SMTP_USER and SMTP_PASSWORD",
      "need each other: set both",
    );
  const port = Number(number || (isLocalhost(host) ? 25 : implicitTlsPort));
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new SettingError(
      "SMTP_PORT",
      `is "${number}": write 465, 587 or, on this machine, 25`,
    );
  const secure = port === implicitTlsPort;
  // Usual on this machine, and possible for a server without a password.
  const mayBeSelfSigned = isLocalhost(host) || (!secure && !pass);
  return {
    host,
    port,
    secure,
    requireTLS: !secure && Boolean(pass),
    ...(mayBeSelfSigned && { tls: { rejectUnauthorized: false } }),
    ...(user && pass && { auth: { user, pass } }),
  };
}

/**
 * Reads the mail settings; `undefined` if none are set.
 * @throws {SettingError} if a variable is invalid; the message has advice
 */
export function readMailSettings(
  env: NodeJS.ProcessEnv,
): MailSettings | undefined {
  const server = readMailServer(env);
  const { QUOTE_MAIL_TO: to, QUOTE_MAIL_FROM: from } = env;
  if (!server && !to) return undefined;
  if (!server)
    throw new SettingError("QUOTE_MAIL_TO", "needs SMTP_HOST: set both");
  if (!to) throw new SettingError("SMTP_HOST", "needs QUOTE_MAIL_TO: set both");
  // A recipient that is listed twice, even in different case, gets one email.
  const recipients = new Map<string, string>();
  for (const text of to.split(",")) {
    const email = parseEmail("QUOTE_MAIL_TO", text);
    const key = email.toLowerCase();
    if (!recipients.has(key)) recipients.set(key, email);
  }
  const recipientEmails = Array.from(recipients.values());
  return {
    server,
    to: recipientEmails,
    from: parseEmail("QUOTE_MAIL_FROM", from || (recipientEmails[0] ?? "")),
  };
}
