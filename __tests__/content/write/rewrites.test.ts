import { rewrites } from "../../../src/content/write/rewrites";
import { contentText } from "../../../src/content/write/contentText";
import { temporaryFolder } from "../../support/temporaryFolder";

test("a comma in a file isn't taken for a line's end", async () => {
  const content = { path: "pages/about.md", frontMatter: {}, body: "One\nTwo" };
  const stored = contentText(content).replace("One\nTwo", "One,Two");
  const project = await temporaryFolder({ "content/pages/about.md": stored });
  expect(await rewrites(project, [content])).toMatchObject([
    { file: "content/pages/about.md", value: "One,Two" },
  ]);
});
