/** A host that is reserved for examples (RFC 2606). */
export const exampleAddress =
  /[\w.-]+\.(?:example|test|invalid)\b|\bexample\.(?:com|net|org)\b/i;
