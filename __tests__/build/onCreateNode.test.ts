import type { CreateNodeArgs, Node, NodeInput } from "gatsby";
import { onCreateNode, shouldOnCreateNode } from "../../src/build/onCreateNode";
import { cityFile, postFile } from "../support/contentFactories";
import { contentText } from "../support/contentText";
import { fileNode, nodeHelpers, markdownNode } from "../support/gatsbyNodes";

/** Runs the hook on a node among others and collects what it creates. */
async function madeOf(
  node: Node,
  others: Node[] = [],
  text = contentText(cityFile()),
) {
  const nodes = new Map([node, ...others].map((one) => [one.id, one]));
  const made: NodeInput[] = [];
  const links: [parent: string, child: string][] = [];
  const api = {
    ...nodeHelpers,
    node,
    loadNodeContent: () => Promise.resolve(text),
    getNode: (id: string) => nodes.get(id),
    actions: {
      createNode: (input: NodeInput) => {
        made.push(input);
        nodes.set(input.id, input as unknown as Node);
      },
      createParentChildLink: ({ parent, child }: Record<string, Node>) =>
        links.push([parent!.id, child!.id]),
    },
  };
  await onCreateNode(
    api as unknown as CreateNodeArgs,
    { plugins: [] },
    () => undefined,
  );
  return { made, links };
}

test("only Markdown nodes are handled", () => {
  const asked = (node: Node) => shouldOnCreateNode({ node }, { plugins: [] });
  expect(asked(markdownNode(cityFile()))).toBe(true);
  expect(asked(fileNode("cities/tacoma.md"))).toBe(false);
});

describe("a Markdown file", () => {
  const file = cityFile();

  test("creates its typed node first, then its text nodes", async () => {
    const { made } = await madeOf(markdownNode(file), [fileNode(file.path)]);
    expect(made.map(({ internal }) => internal.type)).toEqual([
      "City",
      ...Array<string>(4).fill("MarkdownText"),
    ]);
  });

  test("is the parent of its typed node", async () => {
    const markdown = markdownNode(file);
    const { made, links } = await madeOf(markdown, [fileNode(file.path)]);
    expect(links).toEqual([[markdown.id, made[0]!.id]]);
  });

  test("creates no node while it has faults", async () => {
    const faulty = contentText(cityFile({ heading: "x" }));
    expect(
      await madeOf(markdownNode(file), [fileNode(file.path)], faulty),
    ).toEqual({ made: [], links: [] });
  });

  test("creates no node while it can't be read", async () => {
    const hostile = "---js\n{ title: process.exit() }\n---\n";
    expect(
      await madeOf(markdownNode(file), [fileNode(file.path)], hostile),
    ).toEqual({ made: [], links: [] });
  });
});

describe.each([
  ["a draft", cityFile({ draft: true })],
  ["a post of a day to come", postFile({ date: "9999-01-01" })],
])("%s", (_what, file) => {
  const make = () =>
    madeOf(markdownNode(file), [fileNode(file.path)], contentText(file));

  test("creates no node in a build", async () => {
    expect(await make()).toEqual({ made: [], links: [] });
  });

  test("creates its nodes under develop", async () => {
    process.env.gatsby_executing_command = "develop";
    const { made } = await make();
    delete process.env.gatsby_executing_command;
    expect(made).not.toEqual([]);
  });
});

test("Markdown whose parent is not a file creates no node", async () => {
  const file = cityFile();
  const text = fileNode(file.path);
  text.internal.type = "MarkdownText";
  expect(await madeOf(markdownNode(file), [text])).toEqual({
    made: [],
    links: [],
  });
});

test("Markdown without a parent creates no node", async () => {
  const orphan = { ...markdownNode(cityFile()), parent: null };
  expect((await madeOf(orphan)).made).toEqual([]);
});
