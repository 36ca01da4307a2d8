import type { Diagnostic } from "../../src/content/model/diagnostics";
import type { Fix } from "../../src/content/model/fixes";

/**
 * Applies a diagnostic's fix to the source of the file.
 * @throws if the source lacks the text that the fix changes
 */
export function applyFix(
  source: string,
  fix: Fix,
  { line = 1 }: Pick<Diagnostic, "line">,
): string {
  const lines = source.split("\n");
  const before = lines.slice(0, line - 1).map((text) => `${text}\n`);
  const rest = lines.slice(line - 1);
  const restSource = rest.join("\n");
  switch (fix.type) {
    case "removeLine":
      return before.join("") + rest.slice(1).join("\n");
    case "replace":
      if (!restSource.includes(fix.from)) throw new Error(`No ${fix.from}`);
      return before.join("") + restSource.replace(fix.from, () => fix.to);
    case "insertLine": {
      const index = rest.indexOf(fix.above);
      if (index < 0) throw new Error(`No line ${fix.above}`);
      return before.join("") + rest.toSpliced(index, 0, fix.text).join("\n");
    }
    case "rename":
      throw new Error("The name isn't in the source");
  }
}
