/**
 * A North American number, written as people do, as E.164 has it.
 * @example e164("(206) 555-0199") // "+12065550199"
 */
export function e164(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `+${digits.length === 10 ? "1" : ""}${digits}`;
}

/**
 * A `tel:` address for such a number.
 * @example telephoneUri("(206) 555-0199") // "tel:+12065550199"
 */
export const telephoneUri = (phone: string): string => `tel:${e164(phone)}`;
