const inMarkdown: readonly (readonly [html: RegExp, markdown: string])[] = [
  [/^<(b|strong)\b[^>]*>(.*?)<\/\1>/is, "**$2**"],
  [/^<(i|em)\b[^>]*>(.*?)<\/\1>/is, "*$2*"],
  [/^<a\b[^>]*?href=["']([^"']*)["'][^>]*>(.*?)<\/a>/is, "[$2]($1)"],
  [/^<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>/is, "## $1"],
];

/**
 * What to write instead of HTML in a text.
 * @param source the text from the HTML on
 */
export function htmlRemedy(source: string): string {
  if (source.startsWith("<!--"))
    return "Remove the note: notes don't belong in texts.";
  const [lineBreak] = /^<br\s*\/?>/i.exec(source) ?? [];
  if (lineBreak)
    return `Remove ${lineBreak}: leave an empty line to begin a new paragraph.`;
  for (const [html, markdown] of inMarkdown) {
    const [whole] = html.exec(source) ?? [];
    if (whole) return `Write it in Markdown: ${whole.replace(html, markdown)}`;
  }
  return "Write it in Markdown: HTML is not allowed in texts.";
}
