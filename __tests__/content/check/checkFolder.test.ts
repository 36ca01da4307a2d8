import fs from "node:fs/promises";
import path from "node:path";
import { checkFolder } from "../../../src/content/check/checkFolder";
import { contentProject } from "../../support/contentProject";

const logo = "content/images/logo.svg";
const latin = Buffer.from("---\nname: Caf\xe9\n---\n", "latin1");

test.each([
  ["a missing logo", logo, undefined, "Add the logo: a square SVG file."],
  ["a damaged logo", logo, "<svg/>", "Save the logo"],
  ["another encoding", "content/posts/a.md", latin, "Save the file as UTF-8"],
])("%s is an error", async (_what, file, written, says) => {
  const project = await contentProject();
  const place = path.join(project, file);
  await (written ? fs.writeFile(place, written) : fs.rm(place));
  const { errors } = await checkFolder(project);
  expect(errors).toEqual([
    expect.objectContaining({
      file,
      fix: expect.stringContaining(says) as string,
    }),
  ]);
});
