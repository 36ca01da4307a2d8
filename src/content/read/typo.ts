/** Words that are read or shown otherwise than they are meant. */
export interface Typo {
  readonly pattern: RegExp;
  /** What to do. `$&` stands for the words, `$1` for the pattern's first group. */
  readonly fix: string;
}

/** What to do about the first typo that a text has; `undefined` if it has none. */
export function findTypo(
  typos: readonly Typo[],
  text: string,
): string | undefined {
  for (const typo of typos) {
    const match = typo.pattern.exec(text);
    if (match) return fixOf(typo, match);
  }
  return undefined;
}

export const fixOf = ({ fix }: Typo, match: RegExpExecArray): string =>
  fix.replace(/\$(?:&|(\d))/g, (_whole, group = "0") =>
    String(match[Number(group)]),
  );
