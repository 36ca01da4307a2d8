import { isMailAddress } from "./mail";
import type { MailServer, MailSettings } from "./mail";

type Environment = Readonly<Record<string, string | undefined>>;

const mailAddress = (name: string, text: string): string => {
  const address = text.trim();
  if (!isMailAddress(address))
    throw new Error(
      `${name} has "${address}": write an e-mail address such as office@example.com`,
    );
  return address;
};

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Error messages leave the address out because it may contain a password. */
function serverAt(address: string): MailServer {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (
    !url ||
    !/^smtps?:$/.test(url.protocol) ||
    !url.hostname ||
    url.hash ||
    !/^\/?$/.test(url.pathname) ||
    ![url.username, url.password].every(isDecodable)
  )
    throw new Error(
      "SMTP_URL is not the address of a mail server: write one such as smtps://user:password@mail.example.com, in which special characters of user and password are encoded (# is %23), or write SMTP_HOST, SMTP_USER and SMTP_PASSWORD instead",
    );
  return {
    url: address,
    // `?requireTLS=false` sends a password unencrypted, as within one machine.
    requireTLS:
      url.protocol === "smtp:" &&
      url.password !== "" &&
      url.searchParams.get("requireTLS") !== "false",
  };
}

/** The port on which the connection is encrypted from the start. */
const securePort = 465;

function serverOf(env: Environment): MailServer | undefined {
  const { SMTP_URL, SMTP_HOST: host, SMTP_USER: user } = env;
  const { SMTP_PASSWORD: pass, SMTP_PORT: number } = env;
  if (SMTP_URL && (host || user || pass || number))
    throw new Error(
      "SMTP_URL is set beside SMTP_HOST, SMTP_PORT, SMTP_USER or SMTP_PASSWORD: set either it or them",
    );
  if (SMTP_URL) return serverAt(SMTP_URL);
  if (!host) {
    if (user || pass || number)
      throw new Error("SMTP_USER, SMTP_PASSWORD and SMTP_PORT need SMTP_HOST");
    return undefined;
  }
  if (/[\s/:@]/.test(host))
    throw new Error(
      `SMTP_HOST is "${host}": write only a name such as mail.example.com`,
    );
  if (!user !== !pass)
    throw new Error("SMTP_USER and SMTP_PASSWORD need each other: set both");
  const port = Number(number || securePort);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`SMTP_PORT is "${number}": write 465 or 587`);
  const secure = port === securePort;
  return {
    host,
    port,
    secure,
    requireTLS: !secure && Boolean(pass),
    ...(user && pass && { auth: { user, pass } }),
  };
}

/**
 * Reads how requests are e-mailed; `undefined` if no variable for it is set.
 * @throws naming the invalid variable and what to write instead
 */
export function mailSettings(env: Environment): MailSettings | undefined {
  const server = serverOf(env);
  const { QUOTE_MAIL_TO: to, QUOTE_MAIL_FROM: from } = env;
  if (!server && !to) return undefined;
  if (!server)
    throw new Error("QUOTE_MAIL_TO needs SMTP_HOST or SMTP_URL: set both");
  if (!to)
    throw new Error("SMTP_HOST and SMTP_URL need QUOTE_MAIL_TO: set both");
  const recipients = to
    .split(",")
    .map((address) => mailAddress("QUOTE_MAIL_TO", address));
  return {
    server,
    to: recipients,
    from: mailAddress("QUOTE_MAIL_FROM", from || (recipients[0] ?? "")),
  };
}
