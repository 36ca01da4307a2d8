import { createElement } from "react";
import type { ReactNode } from "react";

/**
 * A value that is not there yet travels through templates as text between two
 * characters nobody types, and becomes a box where it is shown.
 */
const [opens, closes] = ["\uE000", "\uE001"];

const gaps = new RegExp(`${opens}([^${closes}]*)${closes}`, "g");

/** What stands for a missing value; named by the field's label. */
export const gap = (label: string): string => `${opens}${label}${closes}`;

export const gapClass = "preview-gap";

/** Text with a box for every gap. */
export function gapsAsNodes(text: string): ReactNode {
  if (!text.includes(opens)) return text;
  return text
    .split(gaps)
    .map((part, index) =>
      index % 2
        ? createElement("span", { key: index, className: gapClass }, part)
        : part,
    );
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (c) => `&#${String(c.charCodeAt(0))};`);

/** HTML with a box for every gap. */
export const gapsAsHtml = (html: string): string =>
  html.replace(
    gaps,
    (_whole, label: string) =>
      `<span class="${gapClass}">${escaped(label)}</span>`,
  );

/** Where only text can stand, such as in an attribute. */
export const gapsAsText = (text: string): string => text.replace(gaps, "$1");
