import type { ComponentType } from "react";
import { longestTitle } from "../../content/check/rules/duplicates";
import { pageTitle } from "../../site/seo";
import type { ControlProps } from "./decapApi";
import { shownPage } from "./linkedPages";
import type { LinkedPage } from "./linkedPages";

interface Known {
  readonly shortName: string;
  /** The pages that can be linked to, by now. */
  readonly pages: () => readonly LinkedPage[];
}

const style = { margin: "4px 0 0", fontSize: "13px" };

/** How much of a limited text's length is used. */
function meter({ field, value }: ControlProps, shortName: string) {
  const own = field.get("maxlength");
  if (typeof own !== "number") return null;
  const isTitle = field.get("page_title") === true;
  const text = typeof value === "string" ? value.trim() : "";
  const used = (isTitle ? pageTitle(text, shortName) : text).length;
  const max = isTitle ? longestTitle : own;
  const min = Number(field.get("minlength"));
  const fits = used <= max && text.length >= min;
  const least = text.length < min && min > 1 ? `, at least ${min}` : "";
  const whole = isTitle ? `, with “${pageTitle("", shortName).trim()}”` : "";
  return window.h(
    "p",
    {
      style: { ...style, color: fits || !text ? "#5d626f" : "#b3261e" },
      "data-meter": field.get("name"),
    },
    `${used} of ${max} characters${whole}${least}`,
  );
}

/** Offers the site's pages where a field takes the address of one. */
function pagePicker(
  { field, value, onChange }: ControlProps,
  pagesNow: Known["pages"],
) {
  if (field.get("page_link") !== true) return null;
  const pages = pagesNow();
  return window.h(
    "select",
    {
      style: { ...style, maxWidth: "100%" },
      "aria-label": "Choose a page",
      value: pages.some(({ path }) => path === value) ? value : "",
      onChange: (event: { target: HTMLSelectElement }) =>
        onChange(event.target.value),
    },
    window.h("option", { value: "" }, "Choose a page …"),
    ...pages.map((page) =>
      window.h("option", { key: page.path, value: page.path }, shownPage(page)),
    ),
  );
}

/** A text input of Decap's with a meter or a choice of pages below. */
export const meteredText = (
  Control: ComponentType<ControlProps>,
  { shortName, pages }: Known,
): ComponentType<ControlProps> =>
  window.createClass<ControlProps>({
    render() {
      return window.h(
        "div",
        null,
        window.h(Control, this.props),
        meter(this.props, shortName),
        pagePicker(this.props, pages),
      );
    },
  });
