import { rateLimiter } from "../../../src/server/quotes/rateLimit";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const limits = { perAddress: 2, overall: 3, window: 60 };

describe("of one address", () => {
  test("as many requests as allowed are accepted, then none", async () => {
    const limit = rateLimiter(limits);
    expect(await limit("a")).toBe(0);
    expect(await limit("a")).toBe(0);
    expect(await limit("a")).toBe(60);
    expect(await limit("b")).toBe(0);
  });

  test("the wait is what is left of the window, in whole seconds", async () => {
    const limit = rateLimiter({ ...limits, perAddress: 1 });
    await limit("a");
    await jest.advanceTimersByTimeAsync(29_500);
    expect(await limit("a")).toBe(31);
    await jest.advanceTimersByTimeAsync(30_400);
    expect(await limit("a")).toBe(1);
  });

  test("requests are accepted again after the window", async () => {
    const limit = rateLimiter({ ...limits, perAddress: 1 });
    await limit("a");
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await limit("a")).toBe(0);
  });
});

describe("of all addresses", () => {
  test("as many requests as allowed are accepted, then none", async () => {
    const limit = rateLimiter(limits);
    for (const address of ["a", "b", "c"]) expect(await limit(address)).toBe(0);
    expect(await limit("d")).toBe(60);
  });

  test("those that one address was refused don't count", async () => {
    const limit = rateLimiter(limits);
    for (let sent = 0; sent < 10; sent++) await limit("a");
    expect(await limit("b")).toBe(0);
    expect(await limit("c")).toBe(60);
  });
});
