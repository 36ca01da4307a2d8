/**
 * The choices of the quote form in its order: values of requests by the names of their
 * labels in `content/settings/quote-form.md`. The specification fixes the values.
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

/** A value that the form no longer offers: an offered one has replaced it, or it keeps its label. */
type RetiredValue = {
  readonly field: keyof typeof quoteOptions;
  readonly value: string;
} & ({ readonly successor: string } | { readonly label: string });

/**
 * Requests, drafts, links and open tabs may still have these values. `releasedValues.json` lists all
 * values that were ever offered.
 */
export const retiredValues: readonly RetiredValue[] = [];

export const findRetiredValue = (
  field: string,
  value: string,
): RetiredValue | undefined =>
  retiredValues.find(
    (retired) => retired.field === field && retired.value === value,
  );

/**
 * Replaces a retired value by its successor, or by an empty one if it has none. Other values are
 * returned unchanged.
 */
export function replaceRetiredValue(field: string, value: string): string {
  const retired = findRetiredValue(field, value);
  if (!retired) return value;
  return "successor" in retired ? retired.successor : "";
}

/** Maximum length of a moving plan in the message of a request. Characters. */
export const maxPlanLength = 10_000;
