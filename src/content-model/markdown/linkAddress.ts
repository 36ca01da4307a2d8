/** Any origin will do: what isn't on it after resolving leads elsewhere. */
const site = "https://site.invalid";

const schemes = ["https:", "mailto:", "tel:"];

/**
 * Says what is wrong with the address of a link, whatever is behind it. The
 * address is read as browsers read it, who pass over tabs, line ends and
 * control characters in a scheme.
 * @returns what to write instead; `undefined` when the address is right
 */
export function linkRemedy(address: string): string | undefined {
  if (URL.canParse(address)) {
    const { protocol } = new URL(address);
    if (schemes.includes(protocol)) return undefined;
    return protocol === "http:"
      ? "Write https:// in place of http://."
      : `Links begin with https://, mailto:, tel: or, within the site, with / or #; ${protocol} is not allowed.`;
  }
  const isOfSite =
    /^[/#]/.test(address) &&
    URL.canParse(address, site) &&
    new URL(address, site).origin === site;
  return isOfSite
    ? undefined
    : "Write the whole address: from / for a page of this site, such as /about, or from https:// for another site.";
}

/** A place on the site. */
export interface Target {
  /** A page's path; empty for the page the link stands on. */
  readonly path: string;
  /** The id of an element of the page; empty for the page itself. */
  readonly id: string;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where an address of this site leads; `undefined` for any other address. */
export function targetOf(address: string): Target | undefined {
  if (!/^[/#]/.test(address) || linkRemedy(address)) return undefined;
  const { pathname, hash } = new URL(address, site);
  return {
    path: address.startsWith("#") ? "" : decoded(pathname),
    id: decoded(hash.slice(1)),
  };
}
