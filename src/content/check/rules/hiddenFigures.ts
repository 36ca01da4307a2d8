import { document } from "../../model/contentTypes/document";
import type { Rule } from "../rule";

/** Fields of documents for whose pages `DocumentPage` leaves out the drawing. */
const layoutsWithoutFigure = ["folded", "compareSheet"];

/** Finds drawings of documents that no page shows. */
export const hiddenFigures: Rule = ({ files }) =>
  files
    .filter(({ contentType }) => contentType === document)
    .flatMap(({ file, data }) => {
      const layout = layoutsWithoutFigure.find((name) => data[name]);
      if (!layout || !data.figure) return [];
      const message = `Choose figure or ${layout}: a page with ${layout} has no place for a drawing.`;
      const { drawing } = data.figure as { drawing?: unknown };
      return [{ file, fieldPath: "figure.drawing", value: drawing, message }];
    });
