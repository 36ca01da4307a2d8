import { browserScript } from "./browserScript";
import type { PageFiles } from "./gatsbyFiles";

/** What the scripts of a page are for. */
export interface PageUse {
  readonly hasFields: boolean;
  readonly hasForm: boolean;
  /** Whether it shows a list from another page. */
  readonly hasList: boolean;
  /** Whether parts of it are folded. */
  readonly hasFolds: boolean;
}

/** A form that only leads to another page, which needs no script. */
const leadingForm = /<form\b[^>]*\bmethod="get".*?<\/form>/gs;

export function pageUseOf(html: string): PageUse {
  const rest = html.replace(leadingForm, "");
  return {
    hasFields: /<(?:input|select|textarea)\b/.test(rest),
    hasForm: rest.includes("<form"),
    hasList: html.includes(" data-list="),
    hasFolds: /<main.*<details/s.test(html),
  };
}

/**
 * Text of the inline script of a page, which loads the menus and, on a page with
 * fields, Gatsby.
 * @param menus URL of the script of the menus
 * @param files what Gatsby loads on that page
 */
export const loaderScript = (
  menus: string,
  { hasFields, hasForm, hasList, hasFolds }: PageUse,
  files: PageFiles,
): Promise<string> =>
  browserScript("src/hydration/loader.ts", {
    MENUS: JSON.stringify(menus),
    GATSBY_SCRIPTS: JSON.stringify(hasFields ? files.scripts : []),
    GATSBY_DATA: JSON.stringify(files.data),
    COMPILATION_HASH: hasFields
      ? JSON.stringify(files.compilationHash)
      : "undefined",
    HAS_FIELDS: String(hasFields),
    HAS_FORM: String(hasForm),
    HAS_LIST: String(hasList),
    HAS_FOLDS: String(hasFolds),
  });
