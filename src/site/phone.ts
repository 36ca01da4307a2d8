/**
 * A North American number, written as people do, as E.164 has it.
 * @example e164("(253) 555-0142") // "+12535550142"
 */
export function e164(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `+${digits.length === 10 ? "1" : ""}${digits}`;
}

/**
 * A `tel:` address for such a number.
 * @example telephoneUri("(253) 555-0142") // "tel:+12535550142"
 */
export const telephoneUri = (phone: string): string => `tel:${e164(phone)}`;
