import fs from "node:fs/promises";
import path from "node:path";
import { writeAdminContent } from "../../src/cms/writeAdmin";
import { editedFixtureFile } from "../support/fixtureFiles";
import { createContentProject } from "../support/createContentProject";
import { createTemporaryFolder } from "../support/createTemporaryFolder";

test("the content for the editor's page has nothing that isn't published", async () => {
  const post = (name: string, changes: Readonly<Record<string, unknown>>) =>
    editedFixtureFile("posts/moving-tips-and-tricks.md", changes, {
      path: `posts/${name}.md`,
    });
  const project = await createContentProject(
    post("shown", {}),
    post("draft", { name: "A draft", draft: true }),
    post("later", { name: "Next year", date: "2999-01-02" }),
  );
  const folder = await createTemporaryFolder();
  await writeAdminContent(folder, path.join(project, "content"));
  const text = await fs.readFile(path.join(folder, "content.json"), "utf8");
  const { files } = JSON.parse(text) as { files: { path: string }[] };
  const posts = files.filter(({ path }) => path.startsWith("posts/"));
  expect(posts.map(({ path }) => path)).toContain("posts/shown.md");
  expect(text).not.toMatch(/A draft|Next year/);
});
