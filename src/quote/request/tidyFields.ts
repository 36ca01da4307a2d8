/** Marks that nobody sees: direction marks, a zero-width space, joiner or byte order mark. */
const invisible = /[\p{Bidi_Control}\u200b\u2060\ufeff]/gu;

function tidyEmail(value: string): string {
  const text = value.replace(invisible, "").trim();
  const address = /<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return address.trim().replace(/^mailto:([^?]*).*$/i, "$1");
}

/**
 * Takes off what comes along where an address or a number is pasted: marks that
 * nobody sees, and of an email address also `mailto:` and a name before `<`.
 * Everything else stays as it is, also what isn't a text.
 */
export function tidyFields<T extends object>(fields: T): T {
  const tidy: { email?: unknown; phone?: unknown } = { ...fields };
  if (typeof tidy.email === "string") tidy.email = tidyEmail(tidy.email);
  if (typeof tidy.phone === "string")
    tidy.phone = tidy.phone.replace(invisible, "");
  return tidy as T;
}
