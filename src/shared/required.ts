/**
 * Returns a value whose type includes `undefined` or `null`, with the narrowed type.
 * @param description name of the value, for the error
 * @throws if the value is `undefined` or `null`
 */
export function required<T>(value: T, description: string): NonNullable<T> {
  if (value === undefined || value === null)
    throw new Error(`There is no ${description}`);
  return value;
}
