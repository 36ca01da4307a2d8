import type { Rule } from "../rule";

/** Finds drawings that no text shows. */
export const unusedDrawings: Rule = ({ files, drawings }) => {
  const used = new Set(
    files
      .flatMap(({ values }) => values)
      .filter(({ fieldPath }) => fieldPath === "figure.drawing")
      .map(({ value }) => value),
  );
  return drawings
    .filter((name) => !used.has(name))
    .map((name) => ({
      file: `static/figures/${name}.svg`,
      fieldPath: "",
      message:
        "Use it as the drawing of a text, or take it out of static/figures and src/site/drawings.ts: no page shows it.",
    }));
};
