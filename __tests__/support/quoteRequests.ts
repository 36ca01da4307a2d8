import type {
  QuoteValues,
  QuoteRequest,
} from "../../src/quote/request/quoteRequest";

/** Valid values for the form. */
export const validValues: QuoteValues = {
  name: "Ann Lee",
  email: "ann@example.com",
  phone: "253 555 0100",
  moveFromDate: "2027-03-01",
  moveSize: "2bedroom",
  referralSource: "referral",
  message: "Third floor, one piano",
};

/** Lines above the message in mails and copies. */
export const summaryLines = [
  "Name: Ann Lee",
  "Email: ann@example.com",
  "Phone: 253 555 0100",
  "Preferred Move Start Date: 2027-03-01",
  "Move Size: 2 Bedrooms",
  "How did you hear about us? Friend/Family Referral",
];

/** The request that the form sends with {@link validValues}. */
export const sentRequest: QuoteRequest = {
  ...validValues,
  timestamp: "2027-01-02T03:04:05.678Z",
  source: "https://movers.example/contact",
};
