import fc from "fast-check";
import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { planOf } from "../../../src/planner/plan/plan";
import {
  carriesPlan,
  planFragment,
  planInFragment,
} from "../../../src/planner/plan/planLink";

const plan = planOf({
  date: "2027-01-15",
  home: "2bedroom",
  done: ["three-estimates"],
  counts: { "sofa-3-seats": 1, tote: 12 },
  own: [{ name: "Webstuhl für Anna 🧶", cubicFeet: 30, count: 1 }],
  from: { city: "Tacoma", distance: "90" },
});

const link = (bytes: Buffer) => `#plan=z${bytes.toString("base64url")}`;

const packed = (text: string) => link(deflateRawSync(Buffer.from(text)));

test("a link carries a whole plan", async () => {
  const fragment = await planFragment(plan);
  expect(carriesPlan(fragment)).toBe(true);
  expect(carriesPlan("#doors")).toBe(false);
  expect(fragment).toMatch(/^#plan=[\w-]+$/);
  expect(await planInFragment(fragment)).toMatchObject({ plan });
});

test("a plan that fills every list is short enough, or refused", async () => {
  const ids = Array.from({ length: 300 }, (_none, index) => `item-${index}`);
  const long = planOf({
    counts: Object.fromEntries(ids.map((id, index) => [id, 1 + (index % 90)])),
    done: ids,
  });
  expect((await planFragment(long)).length).toBeLessThan(4000);
  const noise = (index: number) =>
    createHash("sha512").update(String(index)).digest("base64").repeat(2);
  const longest = planOf({
    words: Object.fromEntries(ids.map((id, index) => [id, noise(index)])),
  });
  await expect(planFragment(longest)).rejects.toThrow(RangeError);
});

test.each([
  ["nothing", "#plan="],
  ["another way of packing", "#plan=jAAAA"],
  ["what isn't compressed", "#plan=zAAAA"],
  ["half a plan", packed('{"version":1,"date":').slice(0, -3)],
  ["bytes that are no text", link(deflateRawSync(Buffer.from([255, 254])))],
  ["too much", `#plan=z${"A".repeat(20_000)}`],
  [
    "what unpacks to too much",
    packed(JSON.stringify({ version: 1, a: "x".repeat(3e6) })),
  ],
])("a link with %s is refused", async (_what, fragment) => {
  expect(await planInFragment(fragment)).toEqual({ fault: "damaged" });
});

test("a link of a later version is refused with that word", async () => {
  expect(await planInFragment(packed('{"version":99}'))).toEqual({
    fault: "later",
  });
});

test("any fragment is refused or yields a valid plan", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.base64String(),
        fc.json().map((json) => packed(json).slice("#plan=z".length)),
      ),
      async (text) => {
        const read = await planInFragment(`#plan=z${text}`);
        if ("plan" in read) expect(planOf(read.plan)).toEqual(read.plan);
        else expect(["damaged", "later"]).toContain(read.fault);
      },
    ),
  );
});
