import { SiteChecks } from "../../src/cms/editor/siteChecks";
import { company } from "../fixture/content";
import { fixtureFiles } from "../support/fixtureFiles";

const files = fixtureFiles();
const city = files.find(({ path }) => path === "cities/everett.md")!;
const remedies = (faults: readonly { remedy: string }[]) =>
  faults.map(({ remedy }) => remedy);

test("an unchanged file has no fault", () => {
  expect(new SiteChecks(files).check(city).faults).toEqual([]);
});

test("a phone number in a text is refused", () => {
  const written = { ...city, body: `Call ${company.phone}.` };
  const { faults } = new SiteChecks(files).check(written);
  expect(remedies(faults)).toEqual([
    expect.stringContaining("Write {phone} in its place"),
  ]);
});

test("in a draft it is only a warning", () => {
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

test("an existing fault is not blamed on another file", () => {
  const faulty = { ...city, body: `Call ${company.phone}.` };
  const checks = new SiteChecks([
    ...files.filter(({ path }) => path !== city.path),
    faulty,
  ]);
  const other = files.find(({ path }) => path === "cities/edmonds.md")!;
  expect(checks.check(other).faults).toEqual([]);
  expect(checks.check(faulty).faults).toHaveLength(1);
});
