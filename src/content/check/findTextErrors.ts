import { companyTokens, markdownTokens } from "../model/companyTokens";
import { findTokens } from "../../shared/text";
import { bodyFieldPath, toProjectPath } from "../model/contentFile";
import type { ContentFile, ContentText } from "../model/contentFile";
import { findClosest } from "../model/diagnostics";
import type { Diagnostic } from "../model/diagnostics";
import type { ContentType } from "../model/contentType";
import { listFieldValues } from "../model/listFieldValues";
import { locationOf } from "./findPatternErrors";
import { validatePlainText } from "./validatePlainText";

const findUnknownTokens = (
  text: ContentText,
  tokens: readonly string[],
): Diagnostic[] =>
  findTokens(text.value)
    .filter((token) => !tokens.includes(token))
    .map((token) => {
      const closest = findClosest(token, tokens);
      const value = `{${token}}`;
      const listedTokens = tokens.map((name) => `{${name}}`).join(" ");
      return {
        ...locationOf(text, text.value.indexOf(value)),
        value,
        message: `There is no ${value} here. Write the word without braces${listedTokens && `, or one of ${listedTokens}`}.`,
        suggestion: closest && `{${closest}}`,
      };
    });

/** Finds unknown tokens in all texts, and markup in plain texts. */
export function findTextErrors(
  file: ContentFile,
  contentType: ContentType,
): Diagnostic[] {
  const fieldErrors = listFieldValues(
    contentType.fields,
    file.frontMatter,
  ).flatMap(({ field, value, fieldPath }): Diagnostic[] => {
    if (typeof value !== "string") return [];
    const text = { file, fieldPath, value };
    if (field.type === "markdown")
      return findUnknownTokens(text, markdownTokens);
    if (field.type !== "text") return [];
    const companyTokenNames = field.noTokens ? [] : companyTokens;
    const message = validatePlainText(value);
    return [
      ...findUnknownTokens(text, [
        ...companyTokenNames,
        ...(field.tokens ?? []),
      ]),
      ...(message
        ? [{ file: toProjectPath(file.path), fieldPath, value, ...message }]
        : []),
    ];
  });
  const body = { file, fieldPath: bodyFieldPath, value: file.body };
  return contentType.body === "none"
    ? fieldErrors
    : [...fieldErrors, ...findUnknownTokens(body, markdownTokens)];
}
