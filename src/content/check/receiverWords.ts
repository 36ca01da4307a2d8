import { contentPath } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import type { ContentError } from "../model/contentErrors";
import { deliveryChannels } from "../../quote/inbox/quoteSettings";
import type { QuoteSettings } from "../../quote/inbox/quoteSettings";

type ReceiverTexts = Partial<Record<"email" | "forward", string>>;

/**
 * Where the privacy page and the server's settings disagree about who gets quote
 * requests from the site's own inbox. Before anybody is notified of them, nothing is
 * compared.
 */
export function receiverErrors(
  published: readonly ContentFile[],
  settings: Pick<QuoteSettings, "mail" | "forwardUrl">,
): ContentError[] {
  const channels = deliveryChannels(settings);
  if (!channels.length) return [];
  const service = channels.includes("forward") && settings.forwardUrl;
  const words = [
    {
      name: "email",
      add:
        channels.some((channel) => channel !== "forward") &&
        "Say that requests are emailed to you.",
      remove: "Remove it, or set SMTP_HOST: no request is emailed.",
    },
    {
      name: "forward",
      add:
        service &&
        `Name the company that gets requests, too: QUOTE_FORWARD_URL sends them to ${new URL(service).host}.`,
      remove: "Remove it, or set QUOTE_FORWARD_URL: no service gets requests.",
    },
  ] as const;
  return published.flatMap(({ path, frontMatter }) => {
    const receiver = frontMatter.receiver as ReceiverTexts | undefined;
    if (!receiver) return [];
    return words
      .filter(({ name, add }) => Boolean(add) !== Boolean(receiver[name]))
      .map(({ name, add, remove }) => ({
        file: contentPath(path),
        field: `receiver.${name}`,
        value: receiver[name],
        fix: add || remove,
      }));
  });
}
