import type { QuoteTexts } from "../../request/quoteTexts";
import { routes } from "../../../site/routes";
import { logoPath, formatPageTitle } from "../../../site/pageMetadata";
import { escapeHtml, buildTelephoneUri } from "../../../shared/text";

/** Colors of `tokens.css`; a test compares them. */
const lightColors =
  "--page:#fdf4e3;--surface:#fffaf1;--text:#12303a;--quiet:#3f5a63;--heading:#1a445f;--link:#1f4e6b;--line:#cdd8d3;--control-line:#5f7f88;--error:#a32a17";
const darkColors =
  "--page:#0b2029;--surface:#28586d;--text:#f6ecdb;--quiet:#bcd0d3;--heading:#fbe3c3;--link:#a9d8dc;--line:#3f6c80;--control-line:#8fb0b8;--error:#ffb9a8";

/** CSS of the pages that a host renders itself. */
export const hostPageStyle = [
  `:root{color-scheme:light dark;${lightColors}}`,
  `@media (prefers-color-scheme:dark){:root{${darkColors}}}`,
  "*{box-sizing:border-box}",
  "body{margin:0;background:var(--page);color:var(--text);font:1.0625rem/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:break-word}",
  "header,main,nav{max-width:44rem;margin:0 auto;padding:0 1.25rem}",
  "header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1.5rem;padding-block:.75rem;border-bottom:1px solid var(--line)}",
  "a{color:var(--link);text-underline-offset:.2em}",
  "header a,nav a{display:inline-flex;align-items:center;gap:.75rem;min-height:2.75rem}",
  ".brand{color:var(--heading);font-weight:700;text-decoration:none}",
  ".brand img{width:2.25rem;height:2.25rem}",
  "main{padding-block:2.5rem 1rem}",
  "h1{margin:0 0 1rem;color:var(--heading);font-size:clamp(1.875rem,1.5rem + 2vw,2.625rem);line-height:1.15}",
  "p{margin:0 0 1rem}",
  "nav{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem;padding-block:1rem 3rem}",
  "label{display:block;margin-top:1.25rem;color:var(--heading);font-weight:600}",
  "input,select,textarea,button{width:100%;min-height:3.25rem;padding:.5rem .75rem;border:1px solid var(--control-line);border-radius:.375rem;background:var(--surface);color:inherit;font:inherit}",
  "textarea{min-height:8rem}",
  "[aria-invalid]{border-color:var(--error);box-shadow:0 0 0 1px var(--error)}",
  ".error{margin:.25rem 0 0;color:var(--error);font-weight:600}",
  "button{width:auto;margin:1.5rem 0 1rem;padding-inline:1.5rem;border-color:#cb4c24;background:#cb4c24;color:#fff;font-weight:700;cursor:pointer}",
  ".honeypot{position:absolute;left:-200vw}",
  ":focus-visible{outline:.1875rem solid var(--link);outline-offset:.1875rem}",
].join("");

/** Texts of the receiver's pages, including the texts of the form. */
export type ReceiverTexts = QuoteTexts &
  Readonly<{
    pages: Readonly<{
      /** Heading if a field is missing or invalid. */
      mistakes: string;
      /** Text before the phone number after a success. */
      more: string;
      /** Text before the phone number after a failure. */
      phone: string;
      form: string;
      services: string;
    }>;
    /** Labels from `content/settings/labels.md`, with the company's facts filled in. */
    labels: Readonly<{
      home: string;
      call: string;
      quickLinks: string;
    }>;
  }>;

/** Content of the pages that hosts render; the build writes it to `receiverContentFile`. */
export interface ReceiverContent {
  readonly name: string;
  readonly shortName: string;
  readonly phone: string;
  readonly texts: ReceiverTexts;
}

const renderLink = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

const renderCallLink = ({ phone, texts }: ReceiverContent) =>
  renderLink(buildTelephoneUri(phone), texts.labels.call);

export const renderParagraph = (text: string): string =>
  `<p>${escapeHtml(text)}</p>`;

export const renderCallParagraph = (
  text: string,
  content: ReceiverContent,
): string => `<p>${escapeHtml(text)} ${renderCallLink(content)}.</p>`;

const renderHeader = (content: ReceiverContent) =>
  `<header><a class="brand" href="${routes.home}"><img src="${logoPath}" alt="">${escapeHtml(content.name)}</a>${renderCallLink(content)}</header>`;

function renderNav({ labels, pages }: ReceiverTexts): string {
  const links = [
    renderLink(routes.home, labels.home),
    renderLink(routes.contact, pages.form),
    renderLink(routes.services, pages.services),
  ];
  return `<nav aria-label="${escapeHtml(labels.quickLinks)}">${links.join("")}</nav>`;
}

/**
 * Renders a page of a host.
 * @param blocks parts of the HTML below the heading
 */
export function renderHostPage(
  title: string,
  content: ReceiverContent,
  blocks: readonly string[],
): string {
  const name = escapeHtml(formatPageTitle(title, content.shortName));
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="${logoPath}" type="image/svg+xml"><title>${name}</title><style>${hostPageStyle}</style></head><body>`,
    renderHeader(content),
    `<main><h1>${escapeHtml(title)}</h1>${blocks.join("")}</main>${renderNav(content.texts)}</body></html>`,
  ].join("");
}

/** Reason phrases of the HTTP statuses that hosts use (RFC 9110). */
const reasonPhrases: Readonly<Record<number, string>> = {
  400: "Bad Request",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/** Renders the error screen of a host. The owner has fixed its text. */
export function renderHttpErrorPage(
  status: number,
  content: ReceiverContent,
): string {
  const text = `${status} ${reasonPhrases[status] ?? ""}`.trim();
  return renderHostPage("Unexpected Application Error!", content, [
    renderParagraph(text),
    renderCallParagraph(content.texts.pages.phone, content),
  ]);
}
