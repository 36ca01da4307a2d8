import { redirectNotFound } from "../../src/browser/redirectNotFound";

const replace = jest.fn<undefined, [string]>();
const fetched = jest.fn(() =>
  Promise.resolve(Response.json({ "/quote": "/contact" })),
);

/** Runs the 404 page's redirect at a path. */
async function open(path: string) {
  const { pathname, search, hash } = new URL(path, "https://a.example");
  Object.assign(globalThis, {
    fetch: fetched,
    location: { pathname, search, hash, replace },
  });
  await redirectNotFound("/redirects.json");
}

beforeEach(() => {
  replace.mockClear();
  fetched.mockClear();
});

test.each([
  ["/About/?a=1#b", "/about?a=1#b"],
  ["/Quote/", "/contact"],
])("%s leads to %s", async (from, to) => {
  await open(from);
  expect(replace.mock.calls).toEqual([[to]]);
});

test("a page that doesn't exist stays", async () => {
  await open("/nowhere");
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  ["/resources/plan%23plan=zAbC_-9", "/resources/plan#plan=zAbC_-9"],
  ["/resources/plan%23plan%3DzAbC_-9", "/resources/plan#plan=zAbC_-9"],
  ["https://a.example//host/%23plan=zA", "/host/#plan=zA"],
  ["https://a.example///host/%23PLAN=zA", "/host/#plan=zA"],
])(
  "the link of a plan %s is mended to %s before anything is fetched",
  async (from, to) => {
    await open(from);
    expect(replace.mock.calls).toEqual([[to]]);
    expect(fetched).not.toHaveBeenCalled();
  },
);
