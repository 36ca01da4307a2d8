/**
 * Asserts that a value is set: not `undefined` or `null`.
 * @param description name of the value, for the error
 * @returns the value, with the narrowed type
 * @throws if the value is `undefined` or `null`
 */
export function required<T>(value: T, description: string): NonNullable<T> {
  if (value === undefined || value === null)
    throw new Error(`There is no ${description}`);
  return value;
}
