import fs from "node:fs/promises";
import path from "node:path";
import { checkFolder } from "../../../src/content/check/checkFolder";
import { logoFile } from "../../../src/site/seo";
import { contentProject } from "../../support/contentProject";

test.each([
  ["a missing logo", undefined, "Add the logo: a square SVG file."],
  ["a damaged logo", "<svg/>", "Save the logo"],
])("%s is an error", async (_what, text, says) => {
  const project = await contentProject();
  const logo = path.join(project, "content", logoFile);
  await (text ? fs.writeFile(logo, text) : fs.rm(logo));
  const { errors } = await checkFolder(project);
  expect(errors).toEqual([
    expect.objectContaining({
      file: "content/images/logo.svg",
      fix: expect.stringContaining(says) as string,
    }),
  ]);
});
