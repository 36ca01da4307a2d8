import { routes } from "./routes";
import { exampleHostPattern } from "../shared/text";

const exampleSiteUrl = "https://www.soundandsummit.example";

/**
 * Parses the origin of the site's canonical URLs.
 * @param value of `SITE_URL`
 * @returns an http(s) origin without a trailing slash
 * @throws if `SITE_URL` is set to anything but an http(s) origin
 */
export function parseSiteUrl(value: string | undefined): string {
  const text = value?.trim() || exampleSiteUrl;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHttpOrigin =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    `${url.pathname}${url.search}${url.hash}` === "/";
  if (!isHttpOrigin)
    throw new Error(
      `SITE_URL is "${text}": write the site's origin, such as ${exampleSiteUrl}`,
    );
  return url.origin;
}

/** Whether a site with this `SITE_URL` has the example's origin. */
export const isExampleSite = (value: string | undefined): boolean =>
  parseSiteUrl(value) === exampleSiteUrl;

/**
 * Whether a site with this `SITE_URL` is public: its host is not an example, and not this
 * machine.
 */
export function isPublicSite(value: string | undefined): boolean {
  const { hostname } = new URL(parseSiteUrl(value));
  const isLocal = /(?:^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);
  return !isLocal && !exampleHostPattern.test(hostname);
}

/**
 * Parses the endpoint to which the form posts; defaults to the site's own receiver.
 * @param value of `GATSBY_QUOTE_ENDPOINT`
 * @returns an absolute https URL, or a path of this site
 * @throws if the variable is anything else
 */
export function parseQuoteEndpoint(value: string | undefined): string {
  const endpoint = value?.trim();
  if (!endpoint) return routes.quoteReceiver;
  const isPath = /^\/(?!\/)\S*$/.test(endpoint);
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  const isHttps = url?.protocol === "https:" && !url.username && !url.password;
  if (!isPath && !isHttps)
    throw new Error(
      `GATSBY_QUOTE_ENDPOINT is "${endpoint}": write an absolute https address without a user or password, a path such as ${routes.quoteReceiver}, or nothing`,
    );
  return endpoint;
}

/** Whether a text is an origin as in an `Origin` header: `https://www.example.com`. */
export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text;
