/**
 * Stops the clock in the tests of a file.
 * @param now milliseconds since 1970
 */
export function stopClock(now: number): void {
  beforeEach(() => void jest.useFakeTimers({ now }));
  afterEach(() => void jest.useRealTimers());
}
