/**
 * Choices in the quote form, in display order. The keys name the labels in
 * `content/settings/quote-form.md`. The values are sent in requests: the owner has fixed them, and stored requests have them.
 */
export const quoteOptions = {
  moveSize: {
    studio: "studio",
    oneBedroom: "1bedroom",
    twoBedrooms: "2bedroom",
    threeBedrooms: "3bedroom",
    fourBedrooms: "4bedroom",
    fiveBedrooms: "5bedroom",
    sixBedrooms: "6bedroom",
    other: "other",
  },
  referralSource: {
    google: "google",
    facebook: "facebook",
    instagram: "instagram",
    yelp: "yelp",
    angis: "angis",
    thumbtack: "thumbtack",
    referral: "referral",
    other: "other",
  },
} as const;

/** Value that the form no longer offers, with the current value that replaces it or with its last label. */
type RetiredValue = {
  readonly field: keyof typeof quoteOptions;
  readonly value: string;
} & ({ readonly successor: string } | { readonly label: string });

/**
 * Values that the form no longer offers, but that requests, drafts, links and open tabs may still have.
 * `releasedValues.json` lists all values ever offered.
 */
export const retiredValues: readonly RetiredValue[] = [];

export const findRetiredValue = (
  field: string,
  value: string,
): RetiredValue | undefined =>
  retiredValues.find(
    (retired) => retired.field === field && retired.value === value,
  );

/** Returns the value that replaces a retired value, or "" if none does. Returns other values unchanged. */
export function replaceRetiredValue(field: string, value: string): string {
  const retired = findRetiredValue(field, value);
  if (!retired) return value;
  return "successor" in retired ? retired.successor : "";
}

/** Maximum length of a moving plan in the message of a request, in characters. */
export const maxPlanLength = 10_000;
