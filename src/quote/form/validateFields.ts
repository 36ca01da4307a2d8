import { toFormikValidate } from "zod-formik-adapter";
import { fallbackMessage, quoteFields } from "../request/quoteRequest";
import type { QuoteFields } from "../request/quoteRequest";
import { tidyFields } from "../request/tidyFields";

/** The adapter is typed for zod's full build, but works with zod/mini too. */
type AdapterSchema = Parameters<typeof toFormikValidate<QuoteFields>>[0];

const validateTidy = toFormikValidate(quoteFields as unknown as AdapterSchema, {
  error: fallbackMessage,
});

/**
 * Checks the fields as the receiver does, without what comes along where an address
 * or a number is pasted.
 * @returns a message for each invalid field; nothing if all are valid
 */
export const validateFields = (fields: QuoteFields) =>
  validateTidy(tidyFields(fields));
