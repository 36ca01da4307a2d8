import fc from "fast-check";
import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { handlingMarks } from "../../../src/planner/plan/boxes";
import { createId } from "../../../src/planner/plan/timestamps";
import {
  parsePlan,
  deserializePlan,
  planFormatVersion,
  serializePlan,
} from "../../../src/planner/plan/parsePlan";
import type { Plan } from "../../../src/planner/plan/plan";
import {
  isPlanFragment,
  encodePlanFragment,
  decodePlanFragment,
  parseBackup,
} from "../../../src/planner/plan/planLink";

afterEach(() => jest.restoreAllMocks());

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
  const fragment = await encodePlanFragment(plan);
  expect(isPlanFragment(fragment)).toBe(true);
  expect(isPlanFragment("#doors")).toBe(false);
  expect(fragment).toMatch(/^#plan=[\w-]+~end$/);
  for (const home of ["a", "ab", "abc", "abcd"])
    expect(await encodePlanFragment({ ...plan, home })).toMatch(
      /^#plan=[\w-]+~end$/,
    );
  for (const added of ["", "_", "and", "&utm_source=mail", "%20", ")."])
    expect(await decodePlanFragment(fragment + added)).toEqual(plan);
});

test("a plan that fills every list is short enough, or refused", async () => {
  const ids = numbers(300).map((index) => `item-${index}`);
  const long = parsePlan({
    counts: Object.fromEntries(ids.map((id, index) => [id, 1 + (index % 90)])),
    done: ids,
  });
  expect((await encodePlanFragment(long)).length).toBeLessThan(4000);
  const noise = (index: number) =>
    createHash("sha512").update(String(index)).digest("base64").repeat(2);
  const longest = parsePlan({
    itemNotes: Object.fromEntries(ids.map((id, index) => [id, noise(index)])),
  });
  await expect(encodePlanFragment(longest)).rejects.toThrow(RangeError);
});

test("a plan whose link is short enough can be opened, however much it unpacks to", async () => {
  const text = "\u4e16".repeat(200);
  const long = parsePlan({
    boxes: numbers(500).map((index) => ({
      ...{ id: `b-${index}`, number: index + 1, room: text, contents: text },
      ...{
        marks: handlingMarks,
        damage: text,
        noted: "2027-01-15",
        arrived: "2027-01-15",
      },
    })),
  });
  expect(Buffer.byteLength(serializePlan(long))).toBeGreaterThan(500_000);
  expect(await decodePlanFragment(await encodePlanFragment(long))).toEqual(
    long,
  );
});

test("of items with one id the last is kept, and nothing that can't be seen", async () => {
  const input = {
    home: "no id",
    customItems: ["a", "a", "no id"].map((id, index) => ({
      ...{ id, name: "Lo\u202eom\u200b", cubicFeet: 2.54, count: 2 + index },
    })),
    itemNotes: { piano: "\u2067third" },
  };
  expect(await decodePlanFragment(packed(JSON.stringify(input)))).toMatchObject(
    {
      home: "",
      customItems: [{ id: "a", name: "Loom", cubicFeet: 2.5, count: 3 }],
      itemNotes: { piano: "third" },
    },
  );
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
  expect(await decodePlanFragment(fragment)).toBe("damaged");
});

test("of anything in a link, what is valid is kept, and only that", () => {
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
  fc.assert(
    fc.property(anyPlan, (input) => {
      const read = deserializePlan(JSON.stringify(input)) as Plan;
      expect(parsePlan(read)).toEqual(read);
      for (const { count, cubicFeet } of read.customItems) {
        expect(count).toBeGreaterThan(0);
        expect(cubicFeet).toBeLessThanOrEqual(2000);
      }
      expect(JSON.stringify(read)).not.toMatch(
        /[\u202a-\u202e\u2066-\u2069]|\\ud8/,
      );
    }),
    { numRuns: 40 },
  );
});

test("a copy is a file or a link, perhaps within a message", async () => {
  const fragment = await encodePlanFragment(plan);
  for (const text of [
    serializePlan(plan),
    ` ${JSON.stringify(plan, null, 2)}\r\n`,
    `https://movers.example/resources/plan${fragment}`,
    `Our plan: <https://movers.example/resources/plan${fragment}>, Ann`,
  ])
    expect(await parseBackup(text)).toEqual(plan);
  for (const text of [
    "",
    "https://movers.example/resources/plan",
    serializePlan(plan).slice(0, -2),
    "\u0089PNG",
    "[]",
  ])
    expect(await parseBackup(text)).toBe("damaged");
});

const site = "https://movers.example/resources/plan";

/** Breaks a text into lines of 76 characters. */
const wrap = (text: string, lineBreak: string) =>
  text.replace(/.{76}(?=.)/g, `$&${lineBreak}`);

test.each<[title: string, rewrite: (link: string) => string]>([
  [
    "Outlook’s Safe Links",
    (link) =>
      `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05%7C02%7Cann&reserved=0`,
  ],
  [
    "Google’s redirect",
    (link) =>
      `https://www.google.com/url?q=${encodeURIComponent(link)}&sa=D&usg=AOv`,
  ],
  [
    "Proofpoint’s URL Defense",
    (link) =>
      `https://urldefense.com/v3/__${link.replace("#", "*")}__;Iw!!abc!def$`,
  ],
  ["an encoded #", (link) => link.replace("#", "%23")],
  [
    "an encoding in another",
    (link) =>
      `https://a.example/?u=${encodeURIComponent(encodeURIComponent(link))}`,
  ],
  ["an entity", (link) => link.replace("#", "&#35;").replace("=", "&#x3D;")],
  ["lines of 76 characters", (link) => wrap(`Our plan: ${link}`, "\r\n")],
  ["blanks where lines ended", (link) => `${wrap(link, " ")} See you, Ann`],
  ["lines of a reply", (link) => `> ${wrap(link, "\n> ")}\n> Ann`],
  ["quoted-printable", (link) => wrap(link.replaceAll("=", "=3D"), "=\n")],
  ["a zero-width space", (link) => link.replace("plan=z", "plan=z\u200b")],
  ["soft hyphens", (link) => wrap(link, "\u00ad")],
  ["a letter stuck to its end", (link) => `_${link}_and`],
])("a pasted link is read through %s", async (_title, rewrite) => {
  const long = parsePlan({
    ...plan,
    boxes: numbers(20).map((index) => ({
      ...{ id: `b-${index}`, number: index + 1 },
      contents: hash(index).slice(0, 20),
    })),
  });
  const link = site + (await encodePlanFragment(long));
  expect(link.length).toBeGreaterThan(300);
  expect(await parseBackup(rewrite(link))).toEqual(long);
});

test("a copy that a newer version made is told from a damaged one", async () => {
  expect(JSON.parse(serializePlan(plan))).toHaveProperty(
    "v",
    planFormatVersion,
  );
  const newer = JSON.stringify({
    v: planFormatVersion + 1,
    counts: { sofa: 1 },
  });
  expect(await parseBackup(newer)).toBe("newer");
  expect(await parseBackup(packed(newer))).toBe("newer");
});

const hash = (index: number | string) =>
  createHash("sha1").update(String(index)).digest("hex");

/** ID of the nth box, packed a minute after the last. */
function idOf(index: number): string {
  jest.spyOn(Date, "now").mockReturnValue(1_800_000_000_000 + 61_234 * index);
  const random = parseInt(hash(index).slice(0, 12), 16) / 16 ** 12;
  jest.spyOn(Math, "random").mockReturnValue(random);
  return createId();
}

const numbers = (count: number) => Array.from(Array(count).keys());

/** A pseudorandom timestamp: regular ones would compress too well. */
const timeWithin = (seconds: number, seed: string) =>
  1_800_000_000 + (parseInt(hash(seed).slice(0, 8), 16) % seconds);

const [day, month] = [8 * 3600, 30 * 24 * 3600];

/** A plan with boxes, and on request with everything else of a household. */
function household(boxCount: number, isHere: boolean): Plan {
  const boxes = numbers(boxCount).map((index) => ({
    ...{ id: idOf(index), number: index + 1 },
    room: ["Kitchen", "Main bedroom", "Garage"][index % 3],
    contents: `pots and pans ${index % 12}`,
    arrived: isHere && "2027-01-15",
    changed: isHere && { arrived: timeWithin(day, `box ${index}`) },
  }));
  const ids = numbers(isHere ? 90 : 0).map(
    (index) =>
      `${["sofa", "ask-about", "book-a"][index % 3]}${hash(index).slice(0, 5)}`,
  );
  const [counted, done] = [ids.slice(0, 50), ids.slice(50)];
  const changed = ids.map((id, index) => {
    const name = `${index < 50 ? "counts" : "done"}.${id}`;
    return [name, timeWithin(month, id)] as const;
  });
  return parsePlan({
    ...{ id: "mine", date: "2027-01-15", boxes, done },
    counts: Object.fromEntries(counted.map((id) => [id, 2])),
    changed: Object.fromEntries(changed),
  });
}

test.each([
  ["100 new boxes", 100, false, 1670],
  ["100 boxes that are here, 50 counts, 40 tasks", 100, true, 4330],
  ["500 boxes", 500, true, 12_006],
])("a link with %s is short enough, and keeps all times", async (...row) => {
  const [, boxCount, isHere, maxLength] = row;
  const long = household(boxCount, isHere);
  const link = await encodePlanFragment(long);
  expect(link.length).toBeLessThanOrEqual(maxLength);
  expect(await decodePlanFragment(link)).toEqual(long);
});
