import { contentPath } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import type { ContentError } from "../model/contentErrors";
import { channelTypes } from "../../quote/inbox/delivery/channelTypes";
import type { QuoteSettings } from "../../quote/inbox/quoteSettings";

/**
 * Where the privacy page and the server's settings disagree about who gets quote
 * requests from the site's own inbox. Before anybody is notified of them, nothing is
 * compared.
 */
export function receiverErrors(
  published: readonly ContentFile[],
  { channels }: Pick<QuoteSettings, "channels">,
): ContentError[] {
  if (!channels.length) return [];
  return published.flatMap(({ path, frontMatter }) => {
    const receiver = frontMatter.receiver as
      Partial<Record<string, string>> | undefined;
    if (!receiver) return [];
    return Object.entries(channelTypes).flatMap(
      ([name, { privacyText, requiredVariables }]) => {
        const value = receiver[privacyText];
        const channel = channels.find(({ type }) => type === name);
        if (Boolean(value) === Boolean(channel)) return [];
        const fix =
          channel?.disclosure ??
          `Remove it, or set ${requiredVariables}: no request is delivered that way.`;
        const file = contentPath(path);
        return [{ file, field: `receiver.${privacyText}`, value, fix }];
      },
    );
  });
}
