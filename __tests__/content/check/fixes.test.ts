import fs from "node:fs";
import path from "node:path";

const checkFolder = path.join(__dirname, "../../../src/content/check");

test("only a fix says that something is removed, deleted or renamed", () => {
  const files = fs.readdirSync(checkFolder, {
    recursive: true,
    encoding: "utf8",
  });
  const sources = files.filter((file) => file.endsWith(".ts"));
  expect(sources.length).toBeGreaterThan(20);
  for (const file of sources) {
    const source = fs.readFileSync(path.join(checkFolder, file), "utf8");
    const messages = source.match(/(["'`])(?:\\.|(?!\1).)*\1/g) ?? [];
    expect(
      messages.filter((text) =>
        /\b(?:remove it|Remove|Delete|Rename)\b/.test(text),
      ),
    ).toEqual([]);
  }
});
