import { tokensIn } from "../../../site/text";
import { valueErrors } from "../site";
import type { Rule } from "../site";

/** Finds labels without what the site fills in there, such as a number or a date. */
export const missingTokens: Rule = ({ files }) =>
  files.flatMap((file) =>
    valueErrors(file, ({ field, value }) => {
      if (field.type !== "text" || typeof value !== "string") return undefined;
      const used = tokensIn(value);
      const missing = (field.tokens ?? [])
        .filter((token) => !used.includes(token))
        .map((token) => `{${token}}`);
      return missing.length
        ? {
            fix: `Write ${missing.join(" and ")} where it belongs, unless the words are meant to go without: the site fills it in here.`,
          }
        : undefined;
    }),
  );
