import type { CreateResolversArgs } from "gatsby";
import { createResolvers } from "../../src/gatsby/createResolvers";
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
    findAll: ({ type }: { type: string }) =>
      Promise.resolve({
        entries: new Set<unknown>(type === "County" ? counties : cities),
      }),
  },
};

test("any page can ask for the map of all counties and cities", async () => {
  const { type, resolve } = made.Query!.areaMap!;
  expect(type).toBe("AreaMap!");
  expect(await resolve({}, {}, context)).toEqual(siteMap());
});

test("of the pages of advice only the one on service areas has it", async () => {
  const { resolve } = made.Resource!.areaMap!;
  expect(await resolve({ listsServiceAreas: true }, {}, context)).toEqual(
    siteMap(),
  );
  expect(await resolve({}, {}, context)).toBeNull();
});
