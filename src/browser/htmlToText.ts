/** The words of a task's HTML, in one line. Only for browsers. */
export const htmlToText = (html: string): string =>
  new DOMParser()
    .parseFromString(html, "text/html")
    .body.textContent.replace(/\s+/g, " ")
    .trim();
