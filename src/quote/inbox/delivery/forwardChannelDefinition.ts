import type { SendQuoteRequests } from "./deliveryWorker";
import type { ChannelDefinition } from "./channelDefinition";
import { deliverAsJson, readWebhookTarget } from "./deliverAsJson";
import type { WebhookTarget } from "./deliverAsJson";

/**
 * Creates a function that posts requests to a service. The `Idempotency-Key` header is the
 * request's id, the same on retries. The `Probable-Spam` header has the reason why a request is
 * probably spam.
 */
export const createForwarder =
  (service: WebhookTarget): SendQuoteRequests =>
  ([{ id, request, spam }], context) =>
    deliverAsJson(service, request, context, {
      "Idempotency-Key": id,
      ...(spam && { "Probable-Spam": spam }),
    });

/** Delivery to one service of the owner's choice. */
export const forwardChannelDefinition = {
  variables: {
    QUOTE_FORWARD_URL: "address that each request is also delivered to",
  },
  requiredVariables: "QUOTE_FORWARD_URL",
  privacyText: "forward",
  read(env) {
    const service = readWebhookTarget("QUOTE_FORWARD_URL", env);
    if (!service) return [];
    const { host } = new URL(service.url);
    return [
      {
        send: createForwarder(service),
        disclosure: `Name the company that gets requests, too: QUOTE_FORWARD_URL sends them to ${host}.`,
      },
    ];
  },
} as const satisfies ChannelDefinition;
