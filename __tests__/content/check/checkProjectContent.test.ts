import fs from "node:fs/promises";
import path from "node:path";
import { checkProjectContent } from "../../../src/content/check/checkProjectContent";
import { createContentProject } from "../../support/createContentProject";

const logo = "content/images/logo.svg";
const latin = Buffer.from("---\nname: Caf\xe9\n---\n", "latin1");

test.each([
  ["a missing logo", logo, undefined, "Add the logo: a square SVG file."],
  ["a damaged logo", logo, "<svg/>", "Save the logo"],
  ["another encoding", "content/posts/a.md", latin, "Save the file as UTF-8"],
])("%s is an error", async (_what, file, written, message) => {
  const project = await createContentProject();
  const place = path.join(project, file);
  await (written ? fs.writeFile(place, written) : fs.rm(place));
  const { errors } = await checkProjectContent(project);
  expect(errors).toEqual([
    expect.objectContaining({
      file,
      message: expect.stringContaining(message) as string,
    }),
  ]);
});

test("drawings of the site that no text shows are warnings", async () => {
  const { warnings } = await checkProjectContent(await createContentProject());
  expect(warnings.map(({ file }) => file)).toContain(
    "static/figures/elevator.svg",
  );
});
