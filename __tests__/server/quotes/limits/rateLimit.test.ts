import { rateLimiter } from "../../../../src/server/quotes/limits/rateLimit";

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

describe("of one network", () => {
  const plenty = { perAddress: 1, overall: 100, window: 60 };
  const accepted = async (addresses: readonly string[]) => {
    const limit = rateLimiter(plenty);
    const waits = [];
    for (const address of addresses) waits.push(await limit(address));
    return waits.filter((wait) => wait === 0).length;
  };
  const from = (count: number, address: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => address(index));

  test.each([
    [
      "addresses of a /64 count as one",
      300,
      1,
      (n: number) => `2001:db8:1:2::${n.toString(16)}`,
    ],
    [
      "a /48 counts as five",
      300,
      5,
      (n: number) => `2001:db8:1:${n.toString(16)}::1`,
    ],
    ["a /24 of IPv4 counts as five", 200, 5, (n: number) => `192.0.2.${n}`],
    [
      "other networks count for themselves",
      90,
      90,
      (n: number) => `2001:db8:${n.toString(16)}::1`,
    ],
  ])("%s", async (_what, count, expected, address) => {
    expect(await accepted(from(count, address))).toBe(expected);
  });

  test("an address of IPv4 is the same however it is written", async () => {
    expect(await accepted(["192.0.2.1", "::ffff:192.0.2.1"])).toBe(1);
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
