import { due } from "../../src/content-check/dueCommand";
import { postFile } from "../support/contentFactories";
import { contentProject } from "../support/contentProject";
import { contentText } from "../support/contentText";
import { inProject } from "../support/inProject";

const run = inProject(due);
const SITE_URL = "https://movers.test";

/** 00:07 on June 2 in Tacoma, and June 2 in UTC. */
const now = "2026-06-02T07:07:00Z";

const siteWith = (response: Response) => {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(response);
};

const post = (date: string, more = {}) =>
  contentProject({
    "content/posts/parking.md": contentText(
      postFile({ name: "Parking", date, ...more }),
    ),
  });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ["nextTick"] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ["came since the last build", "2026-06-02", {}, true],
  ["was at the last build", "2026-06-01", {}, false],
  ["has yet to come", "2026-06-03", {}, false],
  ["came, but it is a draft", "2026-06-02", { draft: true }, false],
])("a post whose day %s", async (_what, date, more, isDue) => {
  siteWith(Response.json({ commit: "c0ffee", day: "2026-06-01" }));
  const { code, output } = await run(await post(date, more), [], { SITE_URL });
  expect([code, output]).toEqual([0, `due=${isDue}\n`]);
  expect(fetch).toHaveBeenCalledWith(
    "https://movers.test/release.json",
    expect.anything(),
  );
});

test.each([
  ["2025-12-31", true],
  ["2026-01-01", false],
])("the year in the footer of a site built on %s", async (day, isDue) => {
  siteWith(Response.json({ commit: "c0ffee", day }));
  const { output, errors } = await run(await post("2025-01-02"), [], {
    SITE_URL,
  });
  expect(output).toBe(`due=${isDue}\n`);
  expect(errors.includes("The footer says 2025, and it is 2026.")).toBe(isDue);
});

test.each([
  ["no such file", new Response("", { status: 404 }), "it answers 404"],
  ["another file", Response.json({ commit: "c0ffee" }), "it names no day"],
])("a site with %s is built", async (_what, response, why) => {
  siteWith(response);
  const { output, errors } = await run(await post("2026-01-02"), [], {
    SITE_URL,
  });
  expect(output).toBe("due=true\n");
  expect(errors).toContain(why);
});
