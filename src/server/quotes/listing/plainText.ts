/**
 * Text that can't steer the terminal or header it stands in, nor turn what
 * stands beside it.
 * @param allowed a control character that may stay
 */
export const plain = (text: string, allowed = ""): string =>
  text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, (mark) =>
    mark === allowed ? mark : " ",
  );
