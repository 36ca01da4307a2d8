import { findTokens } from "../../../shared/text";
import { findInvalidValues } from "../rule";
import type { Rule } from "../rule";

/** Finds texts without a token that their field defines, such as a label without `{number}`. */
export const missingFieldTokens: Rule = ({ files }) =>
  files.flatMap((file) =>
    findInvalidValues(file, ({ field, value }) => {
      if (field.type !== "text" || typeof value !== "string") return undefined;
      const used = findTokens(value);
      const missing = (field.tokens ?? [])
        .filter((token) => !used.includes(token))
        .map((token) => `{${token}}`);
      return missing.length
        ? {
            message: `Write ${missing.join(" and ")} where it belongs, unless the words are meant to go without: the site fills it in here.`,
          }
        : undefined;
    }),
  );
