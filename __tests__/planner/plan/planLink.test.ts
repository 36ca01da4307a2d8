import fc from "fast-check";
import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { parsePlan, writePlan } from "../../../src/planner/plan/plan";
import {
  hasPlanFragment,
  encodePlan,
  decodePlan,
  readCopy,
} from "../../../src/planner/plan/planLink";

const plan = parsePlan({
  date: "2027-01-15",
  home: "2bedroom",
  done: ["three-estimates"],
  counts: { "sofa-3-seats": 1, tote: 12 },
  customItems: [
    { id: "a", name: "Webstuhl für Anna 🧶", cubicFeet: 30, count: 1 },
  ],
  from: { city: "Tacoma", distance: "90" },
});

const link = (bytes: Buffer) => `#plan=z${bytes.toString("base64url")}`;

const packed = (text: string) => link(deflateRawSync(Buffer.from(text)));

test("a link carries a whole plan", async () => {
  const fragment = await encodePlan(plan);
  expect(hasPlanFragment(fragment)).toBe(true);
  expect(hasPlanFragment("#doors")).toBe(false);
  expect(fragment).toMatch(/^#plan=[\w-]+$/);
  for (const home of ["a", "ab", "abc", "abcd"])
    expect(await encodePlan({ ...plan, home })).toMatch(/^#plan=[\w-]+$/);
  for (const added of ["", "&utm_source=mail", "%20", ")."])
    expect(await decodePlan(fragment + added)).toEqual(plan);
});

test("a plan that fills every list is short enough, or refused", async () => {
  const ids = Array.from({ length: 300 }, (_none, index) => `item-${index}`);
  const long = parsePlan({
    counts: Object.fromEntries(ids.map((id, index) => [id, 1 + (index % 90)])),
    done: ids,
  });
  expect((await encodePlan(long)).length).toBeLessThan(4000);
  const noise = (index: number) =>
    createHash("sha512").update(String(index)).digest("base64").repeat(2);
  const longest = parsePlan({
    itemNotes: Object.fromEntries(ids.map((id, index) => [id, noise(index)])),
  });
  await expect(encodePlan(longest)).rejects.toThrow(RangeError);
});

test("of items with one id the first is kept, and nothing that can't be seen", async () => {
  const given = {
    home: "no id",
    customItems: ["a", "a", "no id"].map((id, index) => ({
      ...{ id, name: "Lo\u202eom\u200b", cubicFeet: 2.54, count: 2 + index },
    })),
    itemNotes: { piano: "\u2067third" },
  };
  expect(await decodePlan(packed(JSON.stringify(given)))).toMatchObject({
    home: "",
    customItems: [{ id: "a", name: "Loom", cubicFeet: 2.5, count: 2 }],
    itemNotes: { piano: "third" },
  });
});

test.each([
  ["nothing", "#plan="],
  ["another way of packing", packed("{}").replace("=z", "=j")],
  ["what isn't compressed", "#plan=zAAAA"],
  ["half a plan", packed('{"date":').slice(0, -3)],
  [
    "bytes that are no text",
    link(deflateRawSync(Buffer.from('{"home":"\xff"}', "latin1"))),
  ],
  ["too much", `#plan=z${"A".repeat(20_000)}`],
  ["what unpacks to too much", packed(JSON.stringify({ a: "x".repeat(3e6) }))],
])("a link with %s is refused", async (_what, fragment) => {
  expect(await decodePlan(fragment)).toBeUndefined();
});

test("of anything in a link, what is valid is kept, and only that", async () => {
  const anyPlan = fc.record({
    date: fc.anything(),
    done: fc.array(fc.anything()),
    counts: fc.dictionary(fc.string(), fc.anything()),
    customItems: fc.array(
      fc.record({
        id: fc.constantFrom("a", "b", "c"),
        name: fc.string({ unit: "binary" }),
        cubicFeet: fc.double(),
        count: fc.double(),
      }),
    ),
    from: fc.object(),
  });
  await fc.assert(
    fc.asyncProperty(anyPlan, async (given) => {
      const text = JSON.stringify(given);
      const read = (await decodePlan(packed(text)))!;
      expect(parsePlan(read)).toEqual(read);
      for (const { count, cubicFeet } of read.customItems) {
        expect(count).toBeGreaterThan(0);
        expect(cubicFeet).toBeLessThanOrEqual(2000);
      }
      expect(JSON.stringify(read)).not.toMatch(
        /[\u202a-\u202e\u2066-\u2069]|\\ud8/,
      );
    }),
    { numRuns: 20 },
  );
});

test("a copy is a file or a link, perhaps within a message", async () => {
  const fragment = await encodePlan(plan);
  for (const text of [
    writePlan(plan),
    ` ${JSON.stringify(plan, null, 2)}\r\n`,
    `https://movers.example/resources/plan${fragment}`,
    `Our plan: <https://movers.example/resources/plan${fragment}>, Ann`,
  ])
    expect(await readCopy(text)).toEqual(plan);
  for (const text of [
    "",
    "https://movers.example/resources/plan",
    writePlan(plan).slice(0, -2),
    "\u0089PNG",
    "[]",
  ])
    expect(await readCopy(text)).toBeUndefined();
});
