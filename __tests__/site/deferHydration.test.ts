import { isHydrationDeferred } from "../../src/site/deferHydration";

test.each([
  [undefined, true],
  ["", true],
  ["true", true],
  ["false", false],
])("DEFER_HYDRATION=%s", (value, expected) => {
  expect(isHydrationDeferred(value)).toBe(expected);
});

test("any other value is an error that says what to write", () => {
  expect(() => isHydrationDeferred("no")).toThrow(
    'DEFER_HYDRATION is "no": write "false" to build plain Gatsby pages, or "true"',
  );
});
