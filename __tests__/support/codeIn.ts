import type { HTMLElement } from "node-html-parser";

const addresses = ["href", "xlink:href", "src", "action", "formaction", "data"];

/** Elements other than scripts that run code or embed other pages. */
export const codeIn = (html: HTMLElement): string[] =>
  html
    .querySelectorAll("*")
    .filter(
      (element) =>
        element.matches("iframe, object, embed, base") ||
        element.getAttribute("http-equiv") === "refresh" ||
        Object.entries(element.attributes).some(
          ([name, value]) =>
            /^(?:on|srcdoc$)/i.test(name) ||
            (addresses.includes(name.toLowerCase()) &&
              /^\s*(?:javascript|vbscript|data:text)/i.test(value)),
        ),
    )
    .map(String);
