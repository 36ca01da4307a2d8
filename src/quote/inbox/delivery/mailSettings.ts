import { isMailAddress } from "./mail";
import type { MailSettings } from "./mail";

const mailAddress = (name: string, text: string): string => {
  const address = text.trim();
  if (!isMailAddress(address))
    throw new Error(
      `${name} has "${address}": write an e-mail address such as office@example.com`,
    );
  return address;
};

/**
 * Reads how requests are e-mailed; `undefined` if no variable for it is set.
 * @throws naming the invalid variable and what to write instead
 */
export function mailSettings(
  env: Readonly<Record<string, string | undefined>>,
): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, QUOTE_MAIL_TO: to } = env;
  if (!smtpUrl && !to) return undefined;
  if (!smtpUrl) throw new Error("QUOTE_MAIL_TO needs SMTP_URL: set both");
  if (!to) throw new Error("SMTP_URL needs QUOTE_MAIL_TO: set both");
  // Error messages leave the URL out because it may contain a password.
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol))
    throw new Error(
      "SMTP_URL is not the address of a mail server: write one such as smtps://user:password@mail.example.com",
    );
  if (env.QUOTE_INBOX === "none")
    throw new Error(
      "QUOTE_MAIL_TO needs an inbox, but QUOTE_INBOX is none: set up e-mail at the QUOTE_FORWARD_URL service instead",
    );
  const { protocol, password, searchParams } = new URL(smtpUrl);
  const [first, ...others] = to.split(",");
  const receiver = mailAddress("QUOTE_MAIL_TO", first ?? "");
  return {
    smtpUrl,
    to: [
      receiver,
      ...others.map((other) => mailAddress("QUOTE_MAIL_TO", other)),
    ],
    // `?requireTLS=false` sends a password unencrypted, as within one machine.
    requireTLS:
      protocol === "smtp:" &&
      password !== "" &&
      searchParams.get("requireTLS") !== "false",
    from: mailAddress("QUOTE_MAIL_FROM", env.QUOTE_MAIL_FROM || receiver),
  };
}
