import { routes } from "./routes";
import { exampleAddress } from "./text";

const placeholder = "https://www.soundandsummit.example";

/**
 * The origin of the site's canonical URLs.
 * @param value of `SITE_URL`
 * @returns an http(s) origin without a trailing slash
 * @throws when `SITE_URL` is set to anything but an http(s) origin
 */
export function siteUrl(value: string | undefined): string {
  const address = value?.trim() || placeholder;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== "/" ||
    url.search ||
    url.hash
  )
    throw new Error(
      `SITE_URL is "${address}": write the site's origin, such as ${placeholder}`,
    );
  return url.origin;
}

/** Whether a site with this `SITE_URL` would name an example's address. */
export const isExampleSite = (value: string | undefined): boolean =>
  siteUrl(value) === placeholder;

/**
 * Whether a site with this `SITE_URL` is for the public: its address is neither an
 * example nor this machine's.
 */
export function isPublicSite(value: string | undefined): boolean {
  const { hostname } = new URL(siteUrl(value));
  const isHere = /(?:^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);
  return !isHere && !exampleAddress.test(hostname);
}

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

/** Whether a text is an origin as browsers send it, such as `https://www.example.com`. */
export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text;
