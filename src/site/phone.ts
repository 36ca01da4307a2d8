/**
 * Converts a North American phone number to E.164.
 * @example e164("(206) 555-0199") // "+12065550199"
 */
export function e164(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `+${digits.length === 10 ? "1" : ""}${digits}`;
}

/**
 * The `tel:` URL of such a number.
 * @example telephoneUri("(206) 555-0199") // "tel:+12065550199"
 */
export const telephoneUri = (phone: string): string => `tel:${e164(phone)}`;
