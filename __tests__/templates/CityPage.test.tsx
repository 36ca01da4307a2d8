/** @jest-environment jsdom */
import type { PageProps } from "gatsby";
import CityPage from "../../src/templates/CityPage";
import { parking } from "../support/parking";
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
    parking: null,
    services: [],
    questions: [
      { question: "Where do you park?", answer: { html: "At the curb." } },
    ],
    posts: [card("Living there", "/blog/living-there")],
  },
  services: {
    nodes: [{ name: "Local Moving", path: "/services/local-moving" }],
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
  expect(screen.getByRole("link", { name: "Local Moving" })).toBeVisible();
});

const facts = () => screen.getByRole("complementary", { name: "At a glance" });

test("says how to reserve space at the curb", () => {
  show({ ...data, city: { ...data.city, parking } });
  expect(facts()).toHaveTextContent(
    "Gig Harbor Public Works, 253-555-0107When to applyAt least 5 working days ahead, on Main Street",
  );
  expect(facts()).toHaveTextContent("Up 72 hours ahead");
  expect(facts()).toHaveTextContent("Bring a plan.");
  expect(screen.getByRole("link", { name: "Curb Permit" })).toHaveAttribute(
    "href",
    "https://www.gigharborwa.gov/curb",
  );
  expect(
    screen.getByRole("link", {
      name: "Plan the doors and curbs at both addresses",
    }),
  ).toHaveAttribute("href", "/resources/plan#doors");
});

test("says to call first where the permit is not known", () => {
  const { office, url } = parking;
  const unknown = { phone: null, permit: null, lead: null };
  show({
    ...data,
    city: {
      ...data.city,
      parking: { ...unknown, office, url, signHours: null, note: null },
    },
  });
  expect(facts()).toHaveTextContent("Call first");
  expect(screen.getByRole("link", { name: office })).toHaveAttribute(
    "href",
    url,
  );
});

test("has no parking without a permit office", () => {
  show(data);
  expect(screen.queryByText("Parking a truck")).toBeNull();
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
