const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** The words of a task's HTML, in one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, ...codes) => {
      const [decimal, hex, name] = codes as (string | undefined)[];
      if (name) return named[name] ?? entity;
      return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal));
    })
    .replace(/\s+/g, " ")
    .trim();
