/**
 * A `tel:` address for a North American number as people write it.
 * @example telephoneUri("(253) 555-0142") // "tel:+12535550142"
 */
export function telephoneUri(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `tel:+${digits.length === 10 ? "1" : ""}${digits}`;
}
