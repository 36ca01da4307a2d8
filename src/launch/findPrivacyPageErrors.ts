import { toProjectPath } from "../content/model/contentFile";
import type { ContentFile } from "../content/model/contentFile";
import type { Diagnostic } from "../content/model/diagnostics";
import { channelDefinitions } from "../quote/inbox/delivery/channelDefinitions";
import type { QuoteSettings } from "../quote/inbox/readQuoteSettings";

/**
 * Finds texts that the privacy page lacks for a configured channel type, and texts about channel
 * types that aren't configured. Finds nothing while no channel is configured.
 */
export function findPrivacyPageErrors(
  published: readonly ContentFile[],
  { channels }: Pick<QuoteSettings, "channels">,
): Diagnostic[] {
  if (!channels.length) return [];
  return published.flatMap(({ path, frontMatter }) => {
    const receiver = frontMatter.receiver as
      Partial<Record<string, string>> | undefined;
    if (!receiver) return [];
    return Object.entries(channelDefinitions).flatMap(
      ([name, { privacyText, requiredVariables }]) => {
        const value = receiver[privacyText];
        const channel = channels.find(({ type }) => type === name);
        if (Boolean(value) === Boolean(channel)) return [];
        const message =
          channel?.disclosure ??
          `Remove it, or set ${requiredVariables}: no request is delivered that way.`;
        const file = toProjectPath(path);
        return [{ file, fieldPath: `receiver.${privacyText}`, value, message }];
      },
    );
  });
}
