import { format } from "node:util";

/**
 * Has a test fail that prints an error or a warning. One that provokes it replaces
 * the method by `jest.spyOn` and expects it.
 */
const printed: string[] = [];

for (const method of ["error", "warn"] as const)
  console[method] = (...values: unknown[]) =>
    void printed.push(format(...values));

function expectSilence(): void {
  expect(printed.splice(0)).toEqual([]);
}

afterEach(expectSilence);
afterAll(expectSilence);
