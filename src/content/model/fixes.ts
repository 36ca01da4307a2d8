import type { DiagnosticMessage } from "./diagnostics";

/**
 * Edit that fixes a diagnostic. Removed is only what is empty, repeated or no text of an
 * author. What needs a person's decision has no fix: its message says what to compare.
 */
export type Fix =
  | { readonly type: "removeLine" }
  /** Path from the project's folder, at which there is no file yet. */
  | { readonly type: "rename"; readonly to: string }
  /** The first occurrence of `from`, at or after the diagnostic's line. */
  | { readonly type: "replace"; readonly from: string; readonly to: string }
  /** A new line above the first line `above`, at or after the diagnostic's line. */
  | {
      readonly type: "insertLine";
      readonly text: string;
      readonly above: string;
    };

const invisible = /[^\P{C}\n]|[\u2028\u2029]/u;

/** A replacement in words; white space has no sign. */
function nameText(text: string): string {
  if (text.includes("\n\n")) return "an empty line";
  return text.replace(/\s+/g, " ").trim() || "a blank";
}

function describeReplacement(from: string, to: string): string {
  if (invisible.test(from)) return `Write ${nameText(to)} again`;
  return to
    ? `Write ${nameText(to)} instead of ${nameText(from)}`
    : `Remove ${nameText(from)}`;
}

function describeFix(fix: Fix): string {
  switch (fix.type) {
    case "removeLine":
      return "Remove this line";
    case "rename":
      return `Rename it to ${fix.to}`;
    case "replace":
      return describeReplacement(fix.from, fix.to);
    case "insertLine":
      return fix.text
        ? `Write ${fix.text} above ${fix.above}`
        : `Leave an empty line above ${fix.above}`;
  }
}

export const replaceText = (from: string, to: string): Fix => ({
  type: "replace",
  from,
  to,
});

/**
 * Makes a message of a fix, so that they can't disagree.
 * @param reason completes the sentence, with its period; empty if there is nothing to add
 */
export const fixWith = (fix: Fix, reason = ""): DiagnosticMessage => ({
  message: describeFix(fix) + (reason ? `: ${reason}` : "."),
  fix,
});
