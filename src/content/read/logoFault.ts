import { parse } from "node-html-parser";

/** Every page loads the logo. Bytes. */
const largest = 20_000;

/**
 * What is wrong with the logo, as an advice for its author.
 * @param text of the SVG file
 * @returns `undefined` if nothing is
 */
export function logoFault(text: string): string | undefined {
  if (text.length > largest)
    return `Use a simpler drawing: every page loads the logo, and it has ${Math.ceil(text.length / 1000)} kB. The limit is ${largest / 1000} kB.`;
  const root = parse(text).querySelector("svg");
  if (!root || !/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<svg[\s>]/.test(text))
    return "Save the logo as an SVG file: this is another kind of file, or it is damaged.";
  if (root.getAttribute("xmlns") !== "http://www.w3.org/2000/svg")
    return 'Export it again as a plain SVG: browsers don\'t show it without xmlns="http://www.w3.org/2000/svg" in its first element.';
  const [, , width, height] = (root.getAttribute("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!width || width !== height)
    return 'Make the drawing square: icons are made of the logo. Its first element needs a viewBox such as "0 0 64 64".';
  return /<script|\son\w+\s*=|javascript:/i.test(text)
    ? "Export it again as a plain SVG, without scripts."
    : undefined;
}
