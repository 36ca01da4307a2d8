import type { UnlocatedDiagnostic } from "./diagnostics";

/**
 * Edit that fixes a diagnostic. A fix removes only markup, and text that is empty, repeated
 * or made by a program. A diagnostic that needs a person's decision has no fix: its message
 * names the texts to compare.
 */
export type Fix =
  | { readonly type: "removeLine" }
  /** Moves the file to an unused path, relative to the project's folder. */
  | { readonly type: "rename"; readonly to: string }
  /** Replaces the first occurrence of `from` at or after the diagnostic's line. */
  | { readonly type: "replace"; readonly from: string; readonly to: string }
  /** Inserts a line above the first line that equals `above`, at or after the diagnostic's line. */
  | {
      readonly type: "insertLine";
      readonly text: string;
      readonly above: string;
    };

const invisible = /[^\P{C}\n]|[\u2028\u2029]/u;

/** Formats a text for a message; names white space, because it is invisible. */
function nameText(text: string): string {
  if (text === "\n\n") return "an empty line";
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

export const createReplacement = (from: string, to: string): Fix => ({
  type: "replace",
  from,
  to,
});

/**
 * Builds a diagnostic from a fix, so that message and fix always agree.
 * @param reason second half of the message, with its period; empty for a message without a reason
 */
export const buildFixDiagnostic = (
  fix: Fix,
  reason = "",
): UnlocatedDiagnostic => ({
  message: describeFix(fix) + (reason ? `: ${reason}` : "."),
  fix,
});
