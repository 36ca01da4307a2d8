/**
 * Whether pages load Gatsby only once a visitor interacts with them.
 * @param value of `DEFER_HYDRATION`; unset means yes
 * @throws when it is anything but "true" or "false"
 */
export function isHydrationDeferred(value: string | undefined): boolean {
  if (value && value !== "true" && value !== "false")
    throw new Error(
      `DEFER_HYDRATION is "${value}": write "false" to build plain Gatsby pages, or "true"`,
    );
  return value !== "false";
}
