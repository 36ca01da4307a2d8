import { format } from "node:util";

/**
 * Has a test fail that prints an error or a warning. One that provokes it replaces
 * the method by `jest.spyOn` and expects it.
 */
const printedMessages: string[] = [];

for (const method of ["error", "warn"] as const)
  console[method] = (...values: unknown[]) =>
    void printedMessages.push(format(...values));

function expectNoOutput(): void {
  expect(printedMessages.splice(0)).toEqual([]);
}

afterEach(expectNoOutput);
afterAll(expectNoOutput);
