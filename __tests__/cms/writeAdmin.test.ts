import fs from "node:fs/promises";
import path from "node:path";
import { writeAdminContent } from "../../src/cms/writeAdmin";
import { changedFile } from "../support/contentFiles";
import { contentProject } from "../support/contentProject";
import { temporaryFolder } from "../support/temporaryFolder";

test("the content for the editor's page has nothing that isn't published", async () => {
  const post = (name: string, changes: Readonly<Record<string, unknown>>) =>
    changedFile("posts/moving-tips-and-tricks.md", changes, {
      path: `posts/${name}.md`,
    });
  const project = await contentProject(
    post("shown", {}),
    post("draft", { name: "A draft", draft: true }),
    post("later", { name: "Next year", date: "2999-01-02" }),
  );
  const folder = await temporaryFolder();
  await writeAdminContent(folder, path.join(project, "content"));
  const text = await fs.readFile(path.join(folder, "content.json"), "utf8");
  const { files } = JSON.parse(text) as { files: { path: string }[] };
  const posts = files.filter(({ path }) => path.startsWith("posts/"));
  expect(posts.map(({ path }) => path)).toContain("posts/shown.md");
  expect(text).not.toMatch(/A draft|Next year/);
});
