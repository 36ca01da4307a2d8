import { parse } from "node-html-parser";

/** Every page loads the logo. Bytes. */
const largest = 20_000;

/** What a drawing needs. Others could run scripts or load other files. */
const elements = [
  ...["svg", "g", "title", "desc", "defs", "use", "symbol", "clippath", "mask"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"],
  ...["lineargradient", "radialgradient", "stop"],
];

/** Whether an attribute could run a script or load another file. */
const isHarmful = (name: string, value: string): boolean =>
  /^on/i.test(name) ||
  (/(?:^|:)href$/i.test(name) && !value.startsWith("#")) ||
  /url\(\s*["']?(?!["'#])|javascript:|@import/i.test(value);

const again = "Export it again as a plain SVG";

/**
 * What is wrong with the logo, as an advice for its author.
 * @param text of the SVG file
 * @returns `undefined` if nothing is
 */
export function logoFault(text: string): string | undefined {
  if (text.length > largest)
    return `Use a simpler drawing: every page loads the logo, and it has ${Math.ceil(text.length / 1000)} kB. The limit is ${largest / 1000} kB.`;
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    return `${again}, without DOCTYPE and entities.`;
  const root = parse(text).querySelector("svg");
  if (
    !root ||
    !/^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^]*?-->\s*)*<svg[\s>]/.test(text)
  )
    return "Save the logo as an SVG file: this is another kind of file, or it is damaged.";
  if (root.getAttribute("xmlns") !== "http://www.w3.org/2000/svg")
    return `${again}: browsers don't show it without xmlns="http://www.w3.org/2000/svg" in its first element.`;
  const [, , width, height] = (root.getAttribute("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!width || width !== height)
    return 'Make the drawing square: icons are made of the logo. Its first element needs a viewBox such as "0 0 64 64".';
  for (const element of [root, ...root.querySelectorAll("*")]) {
    const name = element.rawTagName;
    if (!elements.includes(name.toLowerCase()))
      return `${again}, without <${name}>: a logo may only have shapes and gradients, because it could run scripts or load other files otherwise.`;
    for (const [attribute, value] of Object.entries(element.attributes))
      if (isHarmful(attribute, value))
        return `${again}, without ${attribute}="${value.slice(0, 40)}": it runs a script or loads another file.`;
  }
  return undefined;
}
