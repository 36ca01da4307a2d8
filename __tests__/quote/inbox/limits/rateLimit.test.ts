import { rateLimiter } from "../../../../src/quote/inbox/limits/rateLimit";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const limits = { perAddress: 2, overall: 3, window: 60 };

describe("the limit per address", () => {
  test("accepts as many requests as allowed", async () => {
    const limit = rateLimiter(limits);
    expect(await limit("a")).toBe(0);
    expect(await limit("a")).toBe(0);
    expect(await limit("a")).toBe(60);
    expect(await limit("b")).toBe(0);
  });

  test("returns the rest of the window in whole seconds", async () => {
    const limit = rateLimiter({ ...limits, perAddress: 1 });
    await limit("a");
    await jest.advanceTimersByTimeAsync(29_500);
    expect(await limit("a")).toBe(31);
    await jest.advanceTimersByTimeAsync(30_400);
    expect(await limit("a")).toBe(1);
  });

  test("accepts requests again after the window", async () => {
    const limit = rateLimiter({ ...limits, perAddress: 1 });
    await limit("a");
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await limit("a")).toBe(0);
  });
});

describe("the limit per network", () => {
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
      "counts the addresses of a /64 as one",
      300,
      1,
      (n: number) => `2001:db8:1:2::${n.toString(16)}`,
    ],
    [
      "counts a /48 as five",
      300,
      5,
      (n: number) => `2001:db8:1:${n.toString(16)}::1`,
    ],
    ["counts an IPv4 /24 as five", 200, 5, (n: number) => `192.0.2.${n}`],
    [
      "counts other networks separately",
      90,
      90,
      (n: number) => `2001:db8:${n.toString(16)}::1`,
    ],
  ])("%s", async (_what, count, expected, address) => {
    expect(await accepted(from(count, address))).toBe(expected);
  });

  test("treats an IPv4-mapped IPv6 address as IPv4", async () => {
    expect(await accepted(["192.0.2.1", "::ffff:192.0.2.1"])).toBe(1);
  });
});

describe("the overall limit", () => {
  test("accepts as many requests as allowed", async () => {
    const limit = rateLimiter(limits);
    for (const address of ["a", "b", "c"]) expect(await limit(address)).toBe(0);
    expect(await limit("d")).toBe(60);
  });

  test("doesn't count requests rejected by the limit per address", async () => {
    const limit = rateLimiter(limits);
    for (let sent = 0; sent < 10; sent++) await limit("a");
    expect(await limit("b")).toBe(0);
    expect(await limit("c")).toBe(60);
  });
});
