import { getGatsbyDependents } from "gatsby/dist/utils/gatsby-dependents";
import { skipPackages } from "../../src/build/skipPackages";

jest.mock("gatsby/dist/redux", () => ({
  store: { getState: () => ({ program: { directory: process.cwd() } }) },
}));

test("Gatsby looks for queries in no package", async () => {
  await expect(getGatsbyDependents()).resolves.not.toEqual([]);
  skipPackages();
  await expect(getGatsbyDependents()).resolves.toEqual([]);
});
