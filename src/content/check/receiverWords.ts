import { contentPath } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import type { Fault } from "../model/faults";
import type { QuoteSettings } from "../../quote/inbox/quoteSettings";

/**
 * Where the privacy page and the server's settings disagree about who gets quote
 * requests from the site's own inbox. Before anybody is notified of them, nothing is
 * compared.
 */
export function receiverFaults(
  published: readonly ContentFile[],
  { mail, forwardUrl }: Pick<QuoteSettings, "mail" | "forwardUrl">,
): Fault[] {
  if (!mail && !forwardUrl) return [];
  return published.flatMap(({ path, frontMatter }) => {
    const receiver = frontMatter.receiver as
      Partial<Record<"email" | "forward", string>> | undefined;
    if (!receiver) return [];
    const fault = (field: "email" | "forward", remedy: string) => ({
      file: contentPath(path),
      field: `receiver.${field}`,
      value: receiver[field],
      remedy,
    });
    const { email, forward } = receiver;
    const faults: Fault[] = [];
    if (mail && !email)
      faults.push(fault("email", "Say that requests are emailed to you."));
    if (email && !mail)
      faults.push(
        fault("email", "Remove it, or set SMTP_HOST: no request is emailed."),
      );
    if (forwardUrl && !forward)
      faults.push(
        fault(
          "forward",
          `Name the company that gets requests, too: QUOTE_FORWARD_URL sends them to ${new URL(forwardUrl).host}.`,
        ),
      );
    if (forward && !forwardUrl)
      faults.push(
        fault(
          "forward",
          "Remove it, or set QUOTE_FORWARD_URL: no service gets requests.",
        ),
      );
    return faults;
  });
}
