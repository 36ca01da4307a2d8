/** @jest-environment jsdom */
import type { PageProps } from "gatsby";
import CityPage from "../../src/templates/CityPage";
import { card, picture, render, screen } from "../support/render";

const data = {
  city: {
    name: "Gig Harbor",
    title: "Movers in Gig Harbor",
    description: "How we move you.",
    path: "/locations/pierce-county/gig-harbor",
    heading: "Across the bridge",
    summary: "Slopes and water.",
    html: "<p>Steep streets.</p>",
    image: picture("A harbor"),
    county: { name: "Pierce County", path: "/locations/pierce-county" },
    facts: [{ label: "Bridge", text: { html: "Tolled one way." } }],
    services: [],
    questions: [
      { question: "Where do you park?", answer: { html: "At the curb." } },
    ],
    posts: [card("Living there", "/blog/living-there")],
  },
  locations: { heading: "Where We Move You", path: "/locations" },
} satisfies Queries.CityPageQuery;

const show = (shown: Queries.CityPageQuery) =>
  render(
    <CityPage {...({ data: shown } as PageProps<Queries.CityPageQuery>)} />,
  );

test("shows the texts of the city's file", () => {
  show(data);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Across the bridge",
  );
  expect(screen.getByText("Steep streets.")).toBeVisible();
  expect(
    screen.getByRole("complementary", { name: "At a glance" }),
  ).toHaveTextContent("Tolled one way.");
  expect(screen.getByText("Where do you park?")).toBeVisible();
  expect(screen.getByText("Coming soon")).toBeVisible();
});

test("links to the county, to posts about the city and to the form", () => {
  show(data);
  const link = (name: string) =>
    screen.getByRole("link", { name }).getAttribute("href");
  expect(link("All of Pierce County")).toBe("/locations/pierce-county");
  expect(link("Living there")).toBe("/blog/living-there");
  expect(link("Get a Free Quote")).toBe("/contact");
});

test("has no headings for missing sections", () => {
  show({ ...data, city: { ...data.city, posts: [], questions: [] } });
  expect(screen.queryByText("Read more about Gig Harbor")).toBeNull();
  expect(screen.queryByText("Questions people ask")).toBeNull();
});
