/** @jest-environment jsdom */
import type { PageProps } from "gatsby";
import DocumentPage from "../../src/templates/DocumentPage";
import { render, screen } from "../support/render";

const before = process.env.GATSBY_QUOTE_ENDPOINT;
afterEach(() => {
  if (before === undefined) delete process.env.GATSBY_QUOTE_ENDPOINT;
  else process.env.GATSBY_QUOTE_ENDPOINT = before;
});

const data: Queries.DocumentPageQuery = {
  document: {
    name: "Privacy",
    title: "Privacy",
    description: "What we keep.",
    path: "/privacy",
    heading: "Privacy",
    html: "<p>Little.</p>",
    headings: [],
    receiver: {
      heading: "Who receives it",
      own: { html: "<p>Our inbox.</p>" },
      service: { html: "<p>A service.</p>" },
    },
    answers: null,
    callToAction: null,
    updated: "2026-01-02",
    updatedText: "January 2, 2026",
  },
  company: { answers: null },
};

test.each([
  [undefined, "Our inbox.", "A service."],
  ["/api/quote", "Our inbox.", "A service."],
  ["https://hooks.movers.example/1", "A service.", "Our inbox."],
])("with the endpoint %p it says “%s”", (endpoint, said, unsaid) => {
  if (endpoint === undefined) delete process.env.GATSBY_QUOTE_ENDPOINT;
  else process.env.GATSBY_QUOTE_ENDPOINT = endpoint;
  render(
    <DocumentPage {...({ data } as PageProps<Queries.DocumentPageQuery>)} />,
  );
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByText(unsaid)).toBeNull();
});
