import { routes } from "./routes";

/**
 * Where the form posts quote requests, by default to the site's own receiver.
 * @param value of `GATSBY_QUOTE_ENDPOINT`
 * @returns an absolute https URL, or a path of this site
 * @throws when the variable is anything else
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
