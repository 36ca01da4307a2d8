import fs from "node:fs/promises";
import path from "node:path";
import { checkFolder } from "../../../src/content/check/checkFolder";
import type { ContentFile } from "../../../src/content/model/contentFile";
import { logoFile } from "../../../src/site/seo";
import { cityFile } from "../../support/contentFactories";
import { contentProject } from "../../support/contentProject";
import { contentText } from "../../support/contentText";

/** Checks the smallest valid content with these files added or replaced. */
const checkWith = async (...files: readonly ContentFile[]) =>
  checkFolder(
    await contentProject(
      Object.fromEntries(
        files.map((file) => [`content/${file.path}`, contentText(file)]),
      ),
    ),
  );

/** The line of a file's text, from 1, with these words. */
const lineOf = (file: ContentFile, words: string): number =>
  contentText(file)
    .split("\n")
    .findIndex((line) => line.includes(words)) + 1;

test("faults and warnings have their lines, those of drafts are warnings", async () => {
  const city = cityFile({ heading: "Mountain Movers here", order: "first" });
  const draft = cityFile({ name: "Kent", draft: true, heading: "x" });
  const { faults, warnings } = await checkWith(draft, city);
  const places = [...faults, ...warnings].map(
    ({ file, line, field }) => `${file}:${String(line)} ${field}`,
  );
  expect(places).toEqual([
    `content/cities/tacoma.md:${lineOf(city, "order:")} order`,
    `content/cities/kent.md:${lineOf(draft, "heading:")} heading`,
    `content/cities/tacoma.md:${lineOf(city, "heading:")} heading`,
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
