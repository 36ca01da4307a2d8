/** A host set aside for examples (RFC 2606), or a name that ends like one. */
export const exampleAddress =
  /[\w.-]+\.(?:example|test|invalid)\b|\bexample\.(?:com|net|org)\b/i;
