import { validateContentFile } from "../../src/content/check/validateContentFile";
import { createContentNodes } from "../../src/graphql/createContentNodes";
import { editedFixtureFile } from "../support/fixtureFiles";

const helpers = {
  createNodeId: (seed: string) => `id of ${seed}`,
  createContentDigest: (input: string | object) => JSON.stringify(input),
};

/** Nodes of an entry with this heading, body and address. */
function nodesOf(
  heading: string,
  body: string,
  answers: string[] = [],
  address = "/everett",
) {
  const questions = answers.map((answer) => ({
    question: "Is it far?",
    answer,
  }));
  const file = editedFixtureFile(
    "cities/everett.md",
    { heading, questions },
    { body },
  );
  return createContentNodes(
    validateContentFile(file).entry!,
    { path: address },
    "file",
    helpers,
  );
}

test("the digest changes with the front matter, the text, and the address", () => {
  const digest = (heading: string, body: string) =>
    nodesOf(heading, body).node.internal.contentDigest;
  const moved = nodesOf("One heading", "Text.", [], "/marysville");
  const nodes = [
    digest("One heading", "Text."),
    digest("Another", "Text."),
    digest("One heading", "Another text."),
    moved.node.internal.contentDigest,
  ];
  expect(new Set(nodes).size).toBe(4);
  expect(digest("One heading", "Text.")).toBe(nodes[0]);
});

test("texts in lists have nodes with ids of their own, also equal ones", () => {
  const { texts } = nodesOf("One heading", "Text.", ["Very.", "Very."]);
  const equal = texts.filter(({ internal }) => internal.content === "Very.");
  expect(equal).toHaveLength(2);
  expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
});
