import type { UnlocatedDiagnostic } from "../../model/diagnostics";
import { buildFixDiagnostic, createReplacement } from "../../model/fixes";
import { safeDecodeUri } from "../../../shared/text";

/** Dummy base URL: an `href` that resolves to another origin is external. */
const dummyOrigin = "https://site.invalid";

const schemes = ["https:", "mailto:", "tel:"];

/** Matches URLs of private documents and redirectors, which Google Docs and Outlook leave in pasted links. */
const privateUrl =
  /^https:\/\/(?:docs\.google\.com\/.*\/edit|www\.google\.com\/url\?|\w+\.safelinks\.protection\.outlook\.com\/)/;

/** Whether a number is North American, a short code such as 911, or international with + and a country code. */
function isPhone(number: string): boolean {
  const digits = number.replace(/[-.() ]|%20/g, "");
  return /^(?:\+?1?[2-9]\d{9}|[2-9]11|\+(?!1)\d{7,15})$/.test(digits);
}

/**
 * Validates the form of a link's `href`, not whether its target exists. Uses the WHATWG
 * URL parser, because browsers do: like them, it ignores tabs and line ends in a scheme.
 * @returns `undefined` if the `href` is valid
 */
export function validateHref(href: string): UnlocatedDiagnostic | undefined {
  if (URL.canParse(href)) {
    const { protocol, hostname } = new URL(href);
    if (/^https?:(?!\/\/)/i.test(href))
      return buildFixDiagnostic(
        createReplacement(href, href.replace(/^https?:\/?/i, "https://")),
        "two slashes follow the colon.",
      );
    if (/^https?:$/.test(protocol) && !/^[\w.-]+\.[a-z][\w-]+$/.test(hostname))
      return {
        message:
          "Write the address of a site that everyone can open, such as https://www.wa.gov.",
      };
    if (privateUrl.test(href))
      return {
        message:
          "Open the link, and write the address of the page itself: this one is of a program, and not for everyone.",
      };
    if (protocol === "tel:" && !isPhone(href.slice(4)))
      return {
        message: "Write a phone number after tel:, such as tel:+12065550199.",
      };
    if (
      protocol === "mailto:" &&
      !/^[^\s@?]+@[^\s@?]+\.\w+/.test(href.slice(7))
    )
      return {
        message:
          "Write an e-mail address after mailto:, such as mailto:name@city.gov.",
      };
    if (schemes.includes(protocol)) return undefined;
    return protocol === "http:"
      ? buildFixDiagnostic(
          createReplacement(href, href.replace(/^http:/i, "https:")),
        )
      : {
          message: `Links begin with https://, mailto:, tel: or, within the site, with / or #; ${protocol} is not allowed.`,
        };
  }
  if (href === "#")
    return {
      message:
        "Write where the link leads: # alone is only the top of this page.",
    };
  const isOfSite =
    /^[/#]/.test(href) &&
    URL.canParse(href, dummyOrigin) &&
    new URL(href, dummyOrigin).origin === dummyOrigin;
  return isOfSite
    ? undefined
    : {
        message:
          "Write the whole address: for a page of this site it begins with /, such as /about; for others with https://, mailto: or tel:.",
      };
}

export interface InternalLinkTarget {
  /** A page's path; empty for the page with the link. */
  readonly path: string;
  /** ID of an element on the page; empty for the page itself. */
  readonly id: string;
}

/** Returns the target of an internal link; `undefined` for other or invalid links. */
export function parseInternalHref(
  href: string,
): InternalLinkTarget | undefined {
  if (!/^[/#]/.test(href) || validateHref(href)) return undefined;
  const { pathname, hash } = new URL(href, dummyOrigin);
  return {
    path: href.startsWith("#") ? "" : safeDecodeUri(pathname),
    id: safeDecodeUri(hash.slice(1)),
  };
}
