import { companyTokens, markdownTokens } from "../../site/facts";
import { tokensIn } from "../../site/text";
import { bodyField, contentPath } from "../model/contentFile";
import type { ContentFile, ContentText } from "../model/contentFile";
import { closestTo } from "../model/contentErrors";
import type { ContentError } from "../model/contentErrors";
import type { Kind } from "../model/kind";
import { visitFields } from "../model/visitFields";
import { placeOf } from "./contentTexts";
import { plainTypo } from "./plainTypo";

/** Tokens that a text can't use. */
const unknownTokens = (
  text: ContentText,
  tokens: readonly string[],
): ContentError[] =>
  tokensIn(text.text)
    .filter((token) => !tokens.includes(token))
    .map((token) => {
      const value = `{${token}}`;
      const others = tokens.map((name) => `{${name}}`).join(" ");
      return {
        ...placeOf(text, text.text.indexOf(value)),
        value,
        fix: `There is no ${value} here. Write the word without braces${others && `, or one of ${others}`}.`,
        meant: closestTo(token, tokens),
      };
    });

/** Errors of texts that would not be shown as they are meant. */
export function textErrors(file: ContentFile, kind: Kind): ContentError[] {
  const errors: ContentError[] = [];
  visitFields(kind.fields, file.frontMatter, (field, value, path) => {
    if (typeof value !== "string") return;
    const text = { file, field: path.join("."), text: value };
    if (field.type === "markdown")
      errors.push(...unknownTokens(text, markdownTokens));
    if (field.type !== "text") return;
    const company = field.plain ? [] : companyTokens;
    errors.push(...unknownTokens(text, [...company, ...(field.tokens ?? [])]));
    const fix = plainTypo(value);
    if (fix)
      errors.push({
        ...{ file: contentPath(file.path), field: text.field, value, fix },
      });
  });
  const body = { file, field: bodyField, text: file.body };
  return kind.body === "none"
    ? errors
    : [...errors, ...unknownTokens(body, markdownTokens)];
}
