import { format } from "node:util";

/**
 * Errors and warnings that a test has printed: they make it fail. A test that expects one
 * mocks the console's method by `jest.spyOn`.
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
