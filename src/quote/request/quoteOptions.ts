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

/** Maximum length of a moving plan in the message of a request. Characters. */
export const maxPlanLength = 10_000;
