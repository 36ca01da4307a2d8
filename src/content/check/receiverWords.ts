import { contentPath } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import type { ContentError } from "../model/contentErrors";
import type { QuoteSettings } from "../../quote/inbox/quoteSettings";

/**
 * Where the privacy page and the server's settings disagree about who gets quote
 * requests from the site's own inbox. Before anybody is notified of them, nothing is
 * compared.
 */
export function receiverErrors(
  published: readonly ContentFile[],
  { mail, forwardUrl }: Pick<QuoteSettings, "mail" | "forwardUrl">,
): ContentError[] {
  if (!mail && !forwardUrl) return [];
  return published.flatMap(({ path, frontMatter }) => {
    const receiver = frontMatter.receiver as
      Partial<Record<"email" | "forward", string>> | undefined;
    if (!receiver) return [];
    const error = (field: "email" | "forward", fix: string) => ({
      file: contentPath(path),
      field: `receiver.${field}`,
      value: receiver[field],
      fix,
    });
    const { email, forward } = receiver;
    const errors: ContentError[] = [];
    if (mail && !email)
      errors.push(error("email", "Say that requests are emailed to you."));
    if (email && !mail)
      errors.push(
        error("email", "Remove it, or set SMTP_HOST: no request is emailed."),
      );
    if (forwardUrl && !forward)
      errors.push(
        error(
          "forward",
          `Name the company that gets requests, too: QUOTE_FORWARD_URL sends them to ${new URL(forwardUrl).host}.`,
        ),
      );
    if (forward && !forwardUrl)
      errors.push(
        error(
          "forward",
          "Remove it, or set QUOTE_FORWARD_URL: no service gets requests.",
        ),
      );
    return errors;
  });
}
