/** Converts HTML to its text, in one line. Needs a DOM. */
export const htmlToText = (html: string): string =>
  new DOMParser()
    .parseFromString(html, "text/html")
    .body.textContent.replace(/\s+/g, " ")
    .trim();
