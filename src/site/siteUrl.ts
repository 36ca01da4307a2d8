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
