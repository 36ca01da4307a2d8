import { format } from "node:util";

/**
 * Makes a test fail that prints an error or a warning. A test that provokes one mocks the
 * method by `jest.spyOn`, and expects the call.
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
