import { findTokens } from "../../../shared/text";
import { checkValues } from "../rule";
import type { Rule } from "../rule";

/** Finds labels without what the site fills in there, such as a number or a date. */
export const missingTokens: Rule = ({ files }) =>
  files.flatMap((file) =>
    checkValues(file, ({ field, value }) => {
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
