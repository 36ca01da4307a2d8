import { createRateLimiter } from "../../../../src/quote/inbox/limits/createRateLimiter";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const limits = { perIp: 2, window: 60 };

test("an address may send as many requests as allowed in a window", async () => {
  const limit = createRateLimiter(limits);
  expect(await limit("a")).toBe(0);
  await jest.advanceTimersByTimeAsync(29_500);
  expect(await limit("a")).toBe(0);
  expect(await limit("a")).toBe(31);
  expect(await limit("b")).toBe(0);
  await jest.advanceTimersByTimeAsync(30_500);
  expect(await limit("a")).toBe(0);
});

describe("of many addresses", () => {
  test.each([
    ["a /64", 300, 1, (n: number) => `2001:db8:1:2::${n.toString(16)}`],
    ["a /48", 300, 5, (n: number) => `2001:db8:1:${n.toString(16)}::1`],
    ["an IPv4 /24", 200, 5, (n: number) => `192.0.2.${n}`],
    ["an IPv4 address with ports", 90, 1, (n: number) => `192.0.2.1:${n}`],
    ["a /64 with ports", 90, 1, (n: number) => `[2001:db8::${n}]:${n}`],
    ["IPv4 in IPv6", 90, 5, (n: number) => `::ffff:192.0.2.${n}`],
    ["networks", 90, 90, (n: number) => `2001:db8:${n.toString(16)}::1`],
  ])("in %s, %i get %i accepted", async (_what, count, accepted, address) => {
    const limit = createRateLimiter({ perIp: 1, window: 60 });
    const waits = [];
    for (let sent = 0; sent < count; sent++)
      waits.push(await limit(address(sent)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(accepted);
  });
});
