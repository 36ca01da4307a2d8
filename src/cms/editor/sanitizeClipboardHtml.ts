import { convertLists } from "./clipboardLists";
import { convertTables, unwrapLayoutTables } from "./clipboardTables";
import { replaceForbiddenCharacters, convertFormats } from "./clipboardText";

/**
 * Selectors of elements to remove with their contents: unsupported elements, tracked
 * deletions, comments.
 */
const removedElements = [
  "head, style, script, img, picture, svg, video, audio, iframe, object",
  "input, button, pre:has(code) div:not(:has(code), code div)",
  "del[cite], del[datetime], .msoDel",
  "[style*='mso-element:comment'], a[href*='_msocom_']",
  "a[href^='#cmnt']:not([href^='#cmnt_ref']), p:has(> a[href^='#cmnt_ref'])",
].join();

/** Check box of Notion or Markdown: text at the start of a list item. */
const checkBox = /(<li[^>]*>(?:\s|<[^>]+>)*)\[[ x]?\]\s/gi;

/** Host and path of a redirector, which has the target URL in a parameter. */
const redirectorUrl =
  /^(?:www\.google\.[a-z.]+\/url|\w+\.safelinks\.protection\.outlook\.com\/)$/;

/** Tracking parameters of advertisements and mails. */
const trackingParameter = /^(?:utm_\w+|fbclid|gclid|mc_eid|msclkid)$/;

/** Resolves redirectors, removes tracking parameters and unsupported links, and makes the site's URLs relative. */
function cleanLinks(body: HTMLElement, origins: readonly string[]): void {
  for (const link of body.querySelectorAll("a")) {
    const parameters = new URLSearchParams(link.search);
    const target = parameters.get("q") ?? parameters.get("url");
    if (target && redirectorUrl.test(link.host + link.pathname))
      link.href = target;
    const href = link.getAttribute("href") ?? "";
    if (!/^(?:https?:|mailto:|tel:|\/(?!\/))/.test(href))
      link.replaceWith(...link.childNodes);
    const allParameters = Array.from(new URLSearchParams(link.search));
    const otherParameters = allParameters.filter(
      ([name]) => !trackingParameter.test(name),
    );
    if (otherParameters.length < allParameters.length)
      link.search = String(new URLSearchParams(otherParameters));
    const { origin, pathname, search, hash } = link;
    if (origins.includes(origin))
      link.setAttribute("href", pathname + search + hash);
  }
}

/**
 * Sanitizes clipboard HTML of other programs to the formats that a text supports:
 * removes pictures, starts headings at level 2, and makes links within the site
 * relative.
 * @param origins the site's origins
 */
export function sanitizeClipboardHtml(
  html: string,
  origins: readonly string[],
): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(removedElements))
    element.remove();
  body.innerHTML = replaceForbiddenCharacters(body.innerHTML, "<br>")
    .replaceAll("&nbsp;", " ")
    .replace(checkBox, "$1");
  unwrapLayoutTables(body);
  convertLists(body);
  convertTables(body);
  convertFormats(body);
  cleanLinks(body, origins);
  return body.innerHTML;
}
