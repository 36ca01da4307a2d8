import type { CreateResolversArgs } from "gatsby";
import { kinds } from "../../src/content/model/kinds";
import { createResolvers } from "../../src/build/createResolvers";
import { companyFile, labelsFile } from "../support/contentFactories";
import { cities, counties, siteMap } from "../support/areaMap";

type Resolver = {
  type: string;
  resolve: (source: object, args: object, context: object) => unknown;
};

let made: Record<string, Record<string, Resolver>> = {};

beforeAll(async () => {
  const api = { createResolvers: (all: typeof made) => (made = all) };
  await createResolvers(
    api as unknown as CreateResolversArgs,
    { plugins: [] },
    () => undefined,
  );
});

const context = {
  nodeModel: {
    findOne: () => Promise.resolve(companyFile().frontMatter),
    findAll: ({ type }: { type: string }) =>
      Promise.resolve({
        entries: new Set<unknown>(type === "County" ? counties : cities),
      }),
  },
};

test("any page can query the map of all counties and cities", async () => {
  const { type, resolve } = made.Query!.areaMap!;
  expect(type).toBe("AreaMap!");
  expect(await resolve({}, {}, context)).toEqual(siteMap());
});

test("only a resource that lists service areas has the map", async () => {
  const { resolve } = made.Resource!.areaMap!;
  expect(await resolve({ listsServiceAreas: true }, {}, context)).toEqual(
    siteMap(),
  );
  expect(await resolve({}, {}, context)).toBeNull();
});

test("only a resource that lists service areas has the counties", async () => {
  const { resolve } = made.Resource!.serviceAreas!;
  const listed = (await resolve({ listsServiceAreas: true }, {}, context)) as
    Iterable<unknown> | undefined;
  expect(Array.from(listed ?? [])).toEqual(counties);
  expect(await resolve({}, {}, context)).toBeNull();
});

test("the pages of all kinds can be listed, kind by kind", async () => {
  const { type, resolve } = made.Query!.contentPages!;
  const findAll = (asked: { type: string }) =>
    Promise.resolve({ entries: [asked.type] });
  expect(type).toBe("[PageLink!]!");
  expect(await resolve({}, {}, { nodeModel: { findAll } })).toEqual(
    kinds.filter(({ templates }) => templates).map(({ name }) => name),
  );
});

test("posts are looked up by id, without loading all others", async () => {
  const { resolve } = made.Query!.posts!;
  const getNodesByIds = jest.fn(() => ["a post"]);
  const ids = ["two", "one"];
  expect(await resolve({}, { ids }, { nodeModel: { getNodesByIds } })).toEqual([
    "a post",
  ]);
  expect(getNodesByIds).toHaveBeenCalledWith({ ids, type: "Post" });
});

test("all labels can be queried at once, with the company's facts filled in", async () => {
  const { type, resolve } = made.Labels!.all!;
  const { frontMatter: company } = companyFile();
  const { frontMatter } = labelsFile({ call: "Call {company} at {phone}" });
  const node = { ...frontMatter, id: "labels", file: "settings/labels.md" };
  expect(type).toBe("JSON!");
  expect(await resolve(node, {}, context)).toEqual({
    ...frontMatter,
    call: `Call ${String(company.name)} at ${String(company.phone)}`,
  });
});
