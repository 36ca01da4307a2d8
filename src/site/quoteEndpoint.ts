import { routes } from "./routes";

/**
 * Where quote requests are posted, from `GATSBY_QUOTE_ENDPOINT`; without it,
 * the site's own receiver.
 * @returns an absolute https address, or a path of this site
 * @throws when the variable holds anything else
 */
export function quoteEndpoint(value: string | undefined): string {
  const address = value?.trim();
  if (!address) return routes.quoteReceiver;
  const isPath = /^\/(?!\/)\S*$/.test(address);
  const isHttps =
    URL.canParse(address) && new URL(address).protocol === "https:";
  if (!isPath && !isHttps)
    throw new Error(
      `GATSBY_QUOTE_ENDPOINT is "${address}": write an absolute https address, a path such as ${routes.quoteReceiver}, or nothing`,
    );
  return address;
}
