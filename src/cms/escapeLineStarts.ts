/**
 * How Decap's rich text escapes the beginning of a paragraph, in its minified script:
 * without numbers, `+`, tabs, and what follows a line break.
 */
const decapEscapes =
  /0===n\?(\w+)\(t\.value\)\.replace\(\/\^\\s\*\(\[-#\*>=\|\]\| \{4,\}\|`\{3,\}\)\/,"\$`\\\\\$1"\):\1\(t\.value\)/g;

/** The two editors of texts in Decap's script, of which this site uses the second. */
const editors = 2;

/**
 * Escapes whatever would begin a list, a heading, a quote or code in a line. Its source
 * becomes part of Decap's script, so it stands alone.
 * @param isStart whether the text begins a line
 */
export function escapeStarts(text: string, isStart: boolean): string {
  return text.replace(
    /(^|\n)([ \t]*)(?:([-#*+>=|]|`{3,}|~{3,})|(\d{1,9})(?=[.)](?:\s|$)))?/g,
    (all, line: string, blank: string, mark?: string, number?: string) => {
      if (!isStart && !line) return all;
      const escaped = mark ? `\\${mark}` : number && `${number}\\`;
      return line + (blank && " ") + (escaped ?? "");
    },
  );
}

/**
 * Changes Decap's script so that a line which begins with a number stays a line:
 * "2019. We buy a truck." would be stored as a list, which counts on from 2019.
 * @throws when the script escapes texts in another way
 */
export function escapeLineStarts(script: string): string {
  let found = 0;
  const changed = script.replace(decapEscapes, (_code, escape: string) => {
    found += 1;
    const isStart = '0===n||"break"===arguments[2][n-1].type';
    return `(${String(escapeStarts)})(${escape}(t.value),${isStart})`;
  });
  if (found !== editors)
    throw new Error(
      "Decap escapes texts in another way than before: see escapeLineStarts.ts",
    );
  return changed;
}
