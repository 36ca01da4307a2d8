import fs from "node:fs/promises";
import path from "node:path";
import { checkFolder } from "../../../src/content/check/checkFolder";
import type { ContentFile } from "../../../src/content/model/contentFile";
import { logoFile } from "../../../src/site/seo";
import { changedFile } from "../../support/contentFiles";
import { contentProject } from "../../support/contentProject";
import { contentText } from "../../support/contentText";

/** The line of a file's text, from 1, with these words. */
const lineOf = (file: ContentFile, words: string): number =>
  contentText(file)
    .split("\n")
    .findIndex((line) => line.includes(words)) + 1;

test("faults and warnings have their lines, those of drafts are warnings", async () => {
  const city = changedFile("cities/everett.md", {
    heading: "Harbor & Hill here",
    order: "first",
  });
  const draft = changedFile("cities/marysville.md", { heading: "x" });
  const { faults, warnings } = await checkFolder(
    await contentProject(draft, city),
  );
  const places = [...faults, ...warnings].map(
    ({ file, line, field }) => `${file}:${String(line)} ${field}`,
  );
  expect(places).toEqual([
    `content/cities/everett.md:${lineOf(city, "order:")} order`,
    `content/cities/everett.md:${lineOf(city, "heading:")} heading`,
    `content/cities/marysville.md:${lineOf(draft, "heading:")} heading`,
  ]);
});

test.each([
  ["a missing logo", undefined, "Add the logo: a square SVG file."],
  ["a damaged logo", "<svg/>", "Save the logo"],
])("%s is a fault", async (_what, text, says) => {
  const project = await contentProject();
  const logo = path.join(project, "content", logoFile);
  await (text ? fs.writeFile(logo, text) : fs.rm(logo));
  const { faults } = await checkFolder(project);
  expect(faults).toEqual([
    expect.objectContaining({
      file: "content/images/logo.svg",
      remedy: expect.stringContaining(says) as string,
    }),
  ]);
});
