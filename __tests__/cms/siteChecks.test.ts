import { SiteChecks } from "../../src/cms/editor/siteChecks";
import { company } from "../fixture/content";
import { fixtureFiles } from "../support/fixtureFiles";

const files = fixtureFiles();
const city = files.find(({ path }) => path === "cities/everett.md")!;
const remedies = (faults: readonly { remedy: string }[]) =>
  faults.map(({ remedy }) => remedy);

test("a file of the site has no fault", () => {
  expect(new SiteChecks(files).check(city).faults).toEqual([]);
});

test("a phone number that is written out is refused", () => {
  const written = { ...city, body: `Call ${company.phone}.` };
  const { faults } = new SiteChecks(files).check(written);
  expect(remedies(faults)).toEqual([
    expect.stringContaining("Write {phone} in its place"),
  ]);
});

test("in a draft it is only warned of", () => {
  const draft = {
    path: "posts/later.md",
    frontMatter: { name: "Later", draft: true },
    body: `Call ${company.phone}.`,
  };
  const { faults, warnings } = new SiteChecks(files).check(draft);
  expect(faults).toEqual([]);
  expect(remedies(warnings)).toContainEqual(
    expect.stringContaining("Write {phone} in its place"),
  );
});

test("a fault that was there before is not blamed on another file", () => {
  const faulty = { ...city, body: `Call ${company.phone}.` };
  const checks = new SiteChecks([
    ...files.filter(({ path }) => path !== city.path),
    faulty,
  ]);
  const other = files.find(({ path }) => path === "cities/edmonds.md")!;
  expect(checks.check(other).faults).toEqual([]);
  expect(checks.check(faulty).faults).toHaveLength(1);
});
