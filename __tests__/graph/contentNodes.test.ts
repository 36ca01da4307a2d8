import type { ContentFile } from "../../src/content/model/contentFile";
import { contentNodes } from "../../src/graph/contentNodes";
import {
  aboutFile,
  cityFile,
  countyFile,
  homeFile,
  resourceFile,
} from "../support/contentFactories";
import { nodeHelpers, markdownNode } from "../support/gatsbyNodes";
import { entryOf } from "../support/parsedContent";

/** The parts of made nodes that are looked into. */
interface Made {
  readonly id: string;
  readonly internal: { readonly contentDigest: string };
  readonly image: object;
  readonly questions: readonly { readonly answer: string }[];
  readonly solutions: { readonly body: string };
  readonly tips: readonly { readonly items: readonly string[] }[];
}

/** The typed node of a file, and the Markdown of its text nodes by id. */
function nodesOf(file: ContentFile) {
  const markdown = markdownNode(file);
  markdown.internal.contentDigest = file.body;
  const { node, texts } = contentNodes(entryOf(file), markdown, nodeHelpers);
  const markdownOf = (id: unknown) =>
    texts.find((text) => text.id === id)?.internal.content;
  return { node: node as unknown as Made, texts, markdownOf };
}

test("an entry's node has its front matter, its file and its pages' paths", () => {
  const file = cityFile({ name: "Gig Harbor" });
  expect(nodesOf(file).node).toMatchObject({
    internal: { type: "City" },
    parent: markdownNode(file).id,
    slug: "gig-harbor",
    file: "cities/gig-harbor.md",
    path: "/locations/pierce-county/gig-harbor",
    name: "Gig Harbor",
    order: 1,
    county: "pierce-county",
  });
  expect(nodesOf(countyFile()).node).toMatchObject({
    path: "/locations/pierce-county",
    areaPath: "/resources/service-areas/pierce-county",
  });
});

test("pictures are named by the path below content/", () => {
  const image = { src: "/images/a.jpg", alt: "A truck", focus: "top" };
  expect(nodesOf(cityFile({ image })).node.image).toEqual({
    ...image,
    src: "images/a.jpg",
  });
  expect(nodesOf(aboutFile()).node).toMatchObject({
    values: { items: [{ image: { src: "images/picture.jpg" } }] },
  });
});

test("the digest changes with the front matter and with the text", () => {
  const digest = (heading: string, body: string) =>
    nodesOf(cityFile({ heading }, { body })).node.internal.contentDigest;
  const made = [
    digest("One heading", "Text."),
    digest("Another", "Text."),
    digest("One heading", "Another text."),
  ];
  expect(new Set(made).size).toBe(3);
  expect(digest("One heading", "Text.")).toBe(made[0]);
});

test("Markdown in lists and blocks becomes text nodes, each with an id of its own", () => {
  const questions = ["No, *near*.", "Very.", "Very."].map((answer) => ({
    question: "Is it far?",
    answer,
  }));
  const { node, texts, markdownOf } = nodesOf(cityFile({ questions }));
  const ids = node.questions.map(({ answer }) => answer);
  expect(ids.map(markdownOf)).toEqual(["No, *near*.", "Very.", "Very."]);
  expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
  for (const { parent, internal } of texts) {
    expect(parent).toBe(node.id);
    expect(internal).toMatchObject({
      type: "MarkdownText",
      mediaType: "text/markdown",
    });
  }
  const home = nodesOf(homeFile());
  expect(home.markdownOf(home.node.solutions.body)).toMatch(/^Long/);
  const tips = [
    { heading: "Kitchen", intro: "Start here.", items: ["Cups", "Plates"] },
  ];
  const resource = nodesOf(resourceFile({ tips }));
  expect(resource.node.tips[0]?.items.map(resource.markdownOf)).toEqual([
    "Cups",
    "Plates",
  ]);
});
