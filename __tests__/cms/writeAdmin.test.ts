import fs from "node:fs/promises";
import path from "node:path";
import { writeAdminContent } from "../../src/cms/writeAdmin";
import { postFile } from "../support/contentFactories";
import { contentProject } from "../support/contentProject";
import { contentText } from "../support/contentText";
import { temporaryFolder } from "../support/temporaryFolder";

test("the content for the editor's page has nothing that isn't published", async () => {
  const post = (name: string, more: object) =>
    contentText(postFile({ name, date: "2026-01-02", ...more }));
  const project = await contentProject({
    "content/posts/shown.md": post("Shown", {}),
    "content/posts/draft.md": post("A draft", { draft: true }),
    "content/posts/later.md": post("Next year", { date: "2999-01-02" }),
  });
  const folder = await temporaryFolder();
  await writeAdminContent(folder, path.join(project, "content"));
  const text = await fs.readFile(path.join(folder, "content.json"), "utf8");
  const { files } = JSON.parse(text) as { files: { path: string }[] };
  const posts = files.filter(({ path }) => path.startsWith("posts/"));
  expect(posts.map(({ path }) => path)).toContain("posts/shown.md");
  expect(text).not.toMatch(/A draft|Next year/);
});
