/**
 * Replaces control characters, which could inject terminal commands or mail
 * headers, and bidirectional controls, which could reorder the text around.
 * @param allowed a control character to leave in place
 */
export const plain = (text: string, allowed = ""): string =>
  text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, (character) =>
    character === allowed ? character : " ",
  );
