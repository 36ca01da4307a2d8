/**
 * Returns a value that the surrounding code guarantees, without `undefined` and
 * `null` in its type.
 * @param description names the value in the error
 * @throws when there is no value after all
 */
export function required<T>(value: T, description: string): NonNullable<T> {
  if (value === undefined || value === null)
    throw new Error(`There is no ${description}`);
  return value;
}
