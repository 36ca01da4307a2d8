/** Words that are read or shown otherwise than they are meant. */
export interface Slip {
  readonly pattern: RegExp;
  /** What to do. `$&` stands for the words, `$1` for the pattern's first group. */
  readonly remedy: string;
}

/** What to do about the first slip that a text has; `undefined` if it has none. */
export function slipIn(
  slips: readonly Slip[],
  text: string,
): string | undefined {
  for (const slip of slips) {
    const match = slip.pattern.exec(text);
    if (match) return remedyOf(slip, match);
  }
  return undefined;
}

export const remedyOf = ({ remedy }: Slip, match: RegExpExecArray): string =>
  remedy.replace(/\$(?:&|(\d))/g, (_whole, group = "0") =>
    String(match[Number(group)]),
  );
