import type { ComponentType } from "react";
import { longestTitle } from "../../content-check/rules/duplicates";
import { pageTitle } from "../../site/pageTitle";
import type { ControlProps } from "./decapApi";

interface Known {
  readonly shortName: string;
  /** Addresses of the site's pages. */
  readonly paths: readonly string[];
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
const pagePicker = (
  { field, value, onChange }: ControlProps,
  paths: readonly string[],
) =>
  field.get("page_link") === true &&
  window.h(
    "select",
    {
      style,
      "aria-label": "Choose a page",
      value: paths.includes(String(value)) ? value : "",
      onChange: (event: { target: HTMLSelectElement }) =>
        onChange(event.target.value),
    },
    window.h("option", { value: "" }, "Choose a page …"),
    ...paths.map((path) =>
      window.h("option", { key: path, value: path }, path),
    ),
  );

/** A text input of Decap's with a meter or a choice of pages below. */
export const meteredText = (
  Control: ComponentType<ControlProps>,
  { shortName, paths }: Known,
): ComponentType<ControlProps> =>
  window.createClass<ControlProps>({
    render() {
      return window.h(
        "div",
        null,
        window.h(Control, this.props),
        meter(this.props, shortName),
        pagePicker(this.props, paths),
      );
    },
  });
