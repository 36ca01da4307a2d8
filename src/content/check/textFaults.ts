import { companyTokens, markdownTokens } from "../../site/facts";
import { tokensIn } from "../../site/text";
import { bodyField, contentPath } from "../model/contentFile";
import type { ContentFile, ContentText } from "../model/contentFile";
import { closestTo } from "../model/faults";
import type { Fault } from "../model/faults";
import type { Kind } from "../model/kind";
import { visitFields } from "../model/visitFields";
import { placeOf } from "./contentTexts";
import { textSlip } from "./textSlip";

/** Tokens that a text can't use. */
const unknownTokens = (text: ContentText, known: readonly string[]): Fault[] =>
  tokensIn(text.text)
    .filter((token) => !known.includes(token))
    .map((token) => {
      const value = `{${token}}`;
      const others = known.map((name) => `{${name}}`).join(" ");
      return {
        ...placeOf(text, text.text.indexOf(value)),
        value,
        remedy: `There is no ${value} here. Write the word without braces${others && `, or one of ${others}`}.`,
        meant: closestTo(token, known),
      };
    });

/** Faults of texts that would not be shown as they are meant. */
export function textFaults(file: ContentFile, kind: Kind): Fault[] {
  const faults: Fault[] = [];
  visitFields(kind.fields, file.frontMatter, (field, value, path) => {
    if (typeof value !== "string") return;
    const text = { file, field: path.join("."), text: value };
    if (field.type === "markdown")
      faults.push(...unknownTokens(text, markdownTokens));
    if (field.type !== "text") return;
    const company = field.plain ? [] : companyTokens;
    faults.push(...unknownTokens(text, [...company, ...(field.tokens ?? [])]));
    const remedy = textSlip(value);
    if (remedy)
      faults.push({
        ...{ file: contentPath(file.path), field: text.field, value, remedy },
      });
  });
  const body = { file, field: bodyField, text: file.body };
  return kind.body === "none"
    ? faults
    : [...faults, ...unknownTokens(body, markdownTokens)];
}
