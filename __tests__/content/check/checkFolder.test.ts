import fs from "node:fs/promises";
import path from "node:path";
import { checkFolder } from "../../../src/content/check/checkFolder";
import type { ContentFile } from "../../../src/content/model/contentFile";
import { formatFaults } from "../../../src/content/model/faults";
import { fixtureContent } from "../../fixture/content";
import { logoFile } from "../../../src/site/seo";
import { cityFile } from "../../support/contentFactories";
import { contentProject } from "../../support/contentProject";
import { contentText } from "../../support/contentText";
import { lineOf } from "../../support/fileWithLines";

/** Checks the smallest valid content with these files added or replaced. */
const checkWith = async (...files: readonly ContentFile[]) =>
  checkFolder(
    await contentProject(
      Object.fromEntries(
        files.map((file) => [`content/${file.path}`, contentText(file)]),
      ),
    ),
  );

test("the smallest valid content has no faults and no warnings", async () => {
  const { faults, warnings } = await checkWith();
  expect(formatFaults([...faults, ...warnings])).toBe(formatFaults([]));
});

test("the fixture content has no faults", async () => {
  const { faults } = await checkFolder(path.dirname(fixtureContent));
  expect(formatFaults(faults)).toBe(formatFaults([]));
});

test("faults and warnings are sorted by file and line, those of drafts are warnings", async () => {
  const city = cityFile({ heading: "Award-winning movers", order: "first" });
  const draft = cityFile({ name: "Kent", draft: true, heading: "x" });
  const { faults, warnings } = await checkWith(draft, city);
  expect(faults).toEqual([
    expect.objectContaining({
      file: "content/cities/tacoma.md",
      line: lineOf(city, "order:"),
      field: "order",
    }),
  ]);
  expect(warnings).toEqual([
    expect.objectContaining({
      file: "content/cities/kent.md",
      line: lineOf(draft, "heading:"),
      field: "heading",
    }),
    {
      file: "content/cities/tacoma.md",
      line: lineOf(city, "heading:"),
      field: "heading",
      value: "Award-winning movers",
      remedy: expect.stringMatching(/^Remove rankings and awards/) as string,
    },
  ]);
});

test.each([
  ["a missing logo", undefined, "Add the logo: a square SVG file."],
  ["a harmful logo", "<svg onload='a()'/>", "Export it again"],
])("%s is a fault", async (_what, text, says) => {
  const project = await contentProject({ [`content/${logoFile}`]: text ?? "" });
  if (text === undefined) await fs.rm(path.join(project, "content", logoFile));
  const { faults } = await checkFolder(project);
  expect(faults).toEqual([
    expect.objectContaining({
      file: "content/images/logo.svg",
      remedy: expect.stringContaining(says) as string,
    }),
  ]);
});
