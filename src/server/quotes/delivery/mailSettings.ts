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
 * How requests are e-mailed; nothing where no variable for it is set.
 * @throws naming the variable that is wrong and what to write
 */
export function mailSettings(
  env: Readonly<Record<string, string | undefined>>,
): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, QUOTE_MAIL_TO: to } = env;
  if (!smtpUrl && !to) return undefined;
  if (!smtpUrl) throw new Error("QUOTE_MAIL_TO needs SMTP_URL: set both");
  if (!to) throw new Error("SMTP_URL needs QUOTE_MAIL_TO: set both");
  // The address may have a password: it is not repeated.
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol))
    throw new Error(
      "SMTP_URL is no address of a mail server: write one such as smtps://user:password@mail.example.com",
    );
  if (env.QUOTE_INBOX === "none")
    throw new Error(
      "QUOTE_MAIL_TO needs an inbox to deliver from, and QUOTE_INBOX is none: have the service at QUOTE_FORWARD_URL send e-mail",
    );
  const [first, ...others] = to.split(",");
  const receiver = mailAddress("QUOTE_MAIL_TO", first ?? "");
  return {
    smtpUrl,
    to: [
      receiver,
      ...others.map((other) => mailAddress("QUOTE_MAIL_TO", other)),
    ],
    from: mailAddress("QUOTE_MAIL_FROM", env.QUOTE_MAIL_FROM || receiver),
  };
}
