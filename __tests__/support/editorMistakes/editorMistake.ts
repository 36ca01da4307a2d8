/** A typical mistake of an editor in the fixture's content, and what is said. */
export interface EditorMistake {
  readonly what: string;
  /** The file with the mistake, below `content/`. */
  readonly file: string;
  /** Files to write, by path below `content/`; `null` deletes one. */
  readonly write: Readonly<Record<string, string | Buffer | null>>;
  /** The line that is named; `undefined` if none is, as for pictures. */
  readonly line: number | undefined;
  /** The essential part of what to do. */
  readonly says: string;
  /** Whether the mistake is only warned of. */
  readonly warns?: true;
}

/** The line, from 1, of words in a text. */
const lineOf = (text: string, words: string): number => {
  const at = text.indexOf(words);
  if (at < 0) throw new Error(`No line has ${words}`);
  return text.slice(0, at).split("\n").length;
};

/** Makes mistakes in a text file of the fixture. */
export const mistakesIn =
  (file: string, original: string) =>
  /**
   * @param from words that are replaced
   * @param at words on the line that is named, by default the first that are typed
   */
  (
    what: string,
    from: string,
    to: string,
    says: string,
    at = to.split("\n").find(Boolean) ?? "",
  ): EditorMistake => {
    if (!original.includes(from)) throw new Error(`${file} lacks ${from}`);
    const text = original.replace(from, () => to);
    return {
      what,
      file,
      write: { [file]: text },
      line: lineOf(text, at),
      says,
    };
  };

export const warned = (mistake: EditorMistake): EditorMistake => ({
  ...mistake,
  warns: true,
});
