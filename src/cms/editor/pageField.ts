import type { ComponentType } from "react";
import { kindOf, slugOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { pathsOf } from "../../content/model/kind";
import { pendingOf } from "../../content/model/pendingOf";
import { companyDay } from "../../site/dates";
import type { ControlProps } from "./decapApi";
import { textOf } from "../preview/tidy";

interface LinkedPage {
  readonly path: string;
  readonly title: string;
}

/** The published pages by title; a link to any other would be refused. */
function linkedPages(files: readonly ContentFile[]): LinkedPage[] {
  const pages = files.flatMap(({ path: file, frontMatter }) => {
    const kind = kindOf(file);
    if (!kind || pendingOf(kind, frontMatter, companyDay())) return [];
    const paths = pathsOf(kind, slugOf(file), frontMatter);
    return Object.entries(paths).map(([field, path]) => {
      // The page at `areaPath` is that of the block `area`.
      const block = frontMatter[field.replace(/Path$/, "")] as
        { title?: unknown } | undefined;
      const { name, title } = frontMatter;
      return { path, title: textOf(block?.title ?? name ?? title) };
    });
  });
  return pages.sort((a, b) => a.title.localeCompare(b.title, "en"));
}

/**
 * The widget of a field that takes the address of a page: one can be typed, and
 * the browser suggests the site's pages by address and title.
 */
export const pageField = (
  files: () => readonly ContentFile[],
): ComponentType<ControlProps> =>
  window.createClass<ControlProps>({
    render() {
      const { value, onChange, forID, classNameWrapper } = this.props;
      return window.h(
        "div",
        null,
        window.h("input", {
          id: forID,
          className: classNameWrapper,
          list: `${forID}-pages`,
          value: textOf(value),
          onChange: (event: { target: HTMLInputElement }) =>
            onChange(event.target.value),
          onFocus: this.props.setActiveStyle,
          onBlur: this.props.setInactiveStyle,
        }),
        window.h(
          "datalist",
          { id: `${forID}-pages` },
          ...linkedPages(files()).map(({ path, title }) =>
            window.h("option", { key: path, value: path }, title),
          ),
        ),
      );
    },
  });
