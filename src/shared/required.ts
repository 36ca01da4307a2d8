/**
 * Asserts that a value is neither `undefined` nor `null`, and returns it with that type.
 * @param description of the value, for the error
 * @throws if there is no value
 */
export function required<T>(value: T, description: string): NonNullable<T> {
  if (value === undefined || value === null)
    throw new Error(`There is no ${description}`);
  return value;
}
