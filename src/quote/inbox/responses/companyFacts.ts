import type { QuoteTexts } from "../../request/quoteTexts";

/** What the receiver's own pages say, with the words of the form on them. */
export type ReceiverTexts = QuoteTexts &
  Readonly<{
    pages: Readonly<{
      /** The heading where an answer is missing or wrong. */
      mistakes: string;
      /** Before the phone number, when the request has arrived. */
      more: string;
      /** Before the phone number, when it hasn't. */
      phone: string;
      form: string;
      services: string;
    }>;
    /** Of `content/settings/labels.md`. */
    labels: Readonly<{
      home: string;
      /** With `{phone}`. */
      call: string;
      quickLinks: string;
    }>;
  }>;

/** What the build writes to `companyFile` for what answers on a host. */
export interface CompanyFacts {
  readonly name: string;
  readonly shortName: string;
  readonly phone: string;
  readonly texts: ReceiverTexts;
}
