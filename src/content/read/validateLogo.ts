/** Maximum size in bytes: every page loads the logo. */
const maxBytes = 20_000;

/** @returns an error message; `undefined` if the logo is a small, square SVG drawing */
export function validateLogo(svgSource: string): string | undefined {
  if (svgSource.length > maxBytes)
    return `Use a simpler drawing: every page loads the logo, and it has ${Math.ceil(svgSource.length / 1000)} kB. The limit is ${maxBytes / 1000} kB.`;
  const [svg = ""] = /<svg\s[^>]*>/.exec(svgSource) ?? [];
  if (!svg.includes('xmlns="http://www.w3.org/2000/svg"'))
    return "Save the logo as a plain SVG file: this is another kind of file, or it is damaged.";
  const viewBox =
    /viewBox="[\d.-]+[\s,]+[\d.-]+[\s,]+(?<width>[\d.]+)[\s,]+(?<height>[\d.]+)"/;
  const { width, height } = viewBox.exec(svg)?.groups ?? {};
  return width && Number(width) === Number(height)
    ? undefined
    : 'Make the drawing square: icons are made of the logo. Its first element needs a viewBox such as "0 0 64 64".';
}
