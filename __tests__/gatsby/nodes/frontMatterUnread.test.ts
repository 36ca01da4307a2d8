import matter from "gray-matter";
import { leaveFrontMatterUnread } from "../../../src/gatsby/nodes/frontMatterUnread";

interface Marked {
  wasRun?: boolean;
}

beforeAll(leaveFrontMatterUnread);

test.each([
  ["broken YAML", "---\na: [\n---\nText.\n", { text: "\na: [" }],
  [
    "an alias bomb",
    "---\na: &a [x, x]\nb: &b [*a, *a]\n---\nText.\n",
    { text: "\na: &a [x, x]\nb: &b [*a, *a]" },
  ],
  [
    "code",
    "---js\n(globalThis.wasRun = true)\n---\nText.\n",
    { text: "\n(globalThis.wasRun = true)" },
  ],
])(
  "the transformer gets %s as raw text and runs nothing",
  (_what, text, data) => {
    expect(matter(text, {})).toMatchObject({ data, content: "Text.\n" });
    expect((globalThis as Marked).wasRun).toBeUndefined();
  },
);
