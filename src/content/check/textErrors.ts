import { companyTokens, markdownTokens } from "../../site/facts";
import { tokensIn } from "../../site/text";
import { bodyField, contentPath } from "../model/contentFile";
import type { ContentFile, ContentText } from "../model/contentFile";
import { closestTo } from "../model/contentErrors";
import type { ContentError } from "../model/contentErrors";
import type { Kind } from "../model/kind";
import { fieldValues } from "../model/fieldValues";
import { placeOf } from "./contentTexts";
import { plainTypo } from "./plainTypo";

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
  const inFields = fieldValues(kind.fields, file.frontMatter).flatMap(
    ({ field, value, path }): ContentError[] => {
      if (typeof value !== "string") return [];
      const text = { file, field: path, text: value };
      if (field.type === "markdown") return unknownTokens(text, markdownTokens);
      if (field.type !== "text") return [];
      const company = field.plain ? [] : companyTokens;
      const fix = plainTypo(value);
      return [
        ...unknownTokens(text, [...company, ...(field.tokens ?? [])]),
        ...(fix
          ? [{ file: contentPath(file.path), field: path, value, fix }]
          : []),
      ];
    },
  );
  const body = { file, field: bodyField, text: file.body };
  return kind.body === "none"
    ? inFields
    : [...inFields, ...unknownTokens(body, markdownTokens)];
}
