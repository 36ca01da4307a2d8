/** The most characters that a moving plan adds to the message of a request. */
export const longestPlan = 6000;
