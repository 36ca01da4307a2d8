import type { NodeInput } from "gatsby";
import type { ContentFile } from "../../src/content/model/contentFile";
import { contentNodes } from "../../src/graph/contentNodes";
import {
  aboutFile,
  cityFile,
  countyFile,
  homeFile,
  postFile,
  resourceFile,
} from "../support/contentFactories";
import { nodeHelpers, markdownNode } from "../support/gatsbyNodes";
import { entryOf } from "../support/parsedContent";

/** The typed node of a file, and its text nodes by id. */
function nodesOf(file: ContentFile) {
  const { node: owner, texts } = contentNodes(
    entryOf(file),
    markdownNode(file),
    nodeHelpers,
  );
  const byId = new Map(texts.map((text) => [text.id, text]));
  return {
    owner,
    texts,
    textOf: (id: unknown) => byId.get(String(id)),
  };
}

describe("the typed node", () => {
  const file = cityFile({ name: "Gig Harbor" });
  const { owner } = nodesOf(file);

  test("has the front matter, its file and its pages' paths", () => {
    expect(owner).toMatchObject({
      internal: { type: "City" },
      parent: markdownNode(file).id,
      slug: "gig-harbor",
      file: "cities/gig-harbor.md",
      path: "/locations/pierce-county/gig-harbor",
      name: "Gig Harbor",
      order: 1,
      county: "pierce-county",
    });
    expect(nodesOf(countyFile()).owner).toMatchObject({
      path: "/locations/pierce-county",
      areaPath: "/resources/service-areas/pierce-county",
    });
    expect(nodesOf(postFile()).owner.updated).toBeUndefined();
  });

  test("names its pictures by the path below content/, with their focus", () => {
    const image = { src: "/images/a.jpg", alt: "A truck", focus: "top" };
    expect(nodesOf(cityFile({ image })).owner.image).toEqual({
      ...image,
      src: "images/a.jpg",
    });
    expect(nodesOf(aboutFile()).owner).toMatchObject({
      values: { items: [{ image: { src: "images/picture.jpg" } }] },
    });
  });

  test("has a different digest when its front matter or its text changes", () => {
    const digest = (changes: Record<string, unknown>, body?: string) => {
      const changedFile = cityFile(changes, { body: body ?? "Text." });
      const markdown = markdownNode(changedFile);
      markdown.internal.contentDigest = changedFile.body;
      const { node } = contentNodes(
        entryOf(changedFile),
        markdown,
        nodeHelpers,
      );
      return node.internal.contentDigest;
    };
    expect(digest({})).toBe(digest({}));
    expect(digest({ heading: "Another" })).not.toBe(digest({}));
    expect(digest({}, "Another text.")).not.toBe(digest({}));
  });
});

describe("Markdown fields", () => {
  const questions = [
    { question: "Is it far?", answer: "No, *near*." },
    { question: "Is it steep?", answer: "Very." },
  ];
  const { owner, texts, textOf } = nodesOf(cityFile({ questions }));
  const stored = owner.questions as { question: string; answer: string }[];

  test("become text nodes that the field refers to by id", () => {
    expect(stored.map(({ question }) => question)).toEqual([
      "Is it far?",
      "Is it steep?",
    ]);
    expect(
      stored.map(({ answer }) => textOf(answer)?.internal.content),
    ).toEqual(["No, *near*.", "Very."]);
  });

  test("are Markdown nodes for the transformer, children of the typed node", () => {
    expect(texts).toHaveLength(5);
    for (const { parent, internal } of texts) {
      expect(parent).toBe(owner.id);
      expect(internal).toMatchObject({
        type: "MarkdownText",
        mediaType: "text/markdown",
      });
    }
  });

  test("have unique ids, even with the same text", () => {
    const answer = "By the water.";
    const same = nodesOf(
      cityFile({
        questions: [
          { question: "Where is it?", answer },
          { question: "And where else?", answer },
        ],
      }),
    );
    const ids = [same.owner, ...same.texts].map(({ id }: NodeInput) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("are found in objects and in lists of lists", () => {
    const home = nodesOf(homeFile());
    const { solutions } = home.owner as unknown as {
      solutions: { body: string };
    };
    expect(home.textOf(solutions.body)?.internal.content).toMatch(/^Long/);

    const tips = [
      { heading: "Kitchen", intro: "Start here.", items: ["Cups", "Plates"] },
      { heading: "Bedroom", intro: "Then here.", items: ["Linens"] },
    ];
    const resource = nodesOf(resourceFile({ tips }));
    const made = resource.owner.tips as { items: string[] }[];
    expect(
      made.map(({ items }) =>
        items.map((id) => resource.textOf(id)?.internal.content),
      ),
    ).toEqual([["Cups", "Plates"], ["Linens"]]);
  });
});
