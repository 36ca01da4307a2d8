/** @jest-environment jsdom */
import type { PageProps } from "gatsby";
import CityPage from "../../src/templates/CityPage";
import { parking } from "../support/parking";
import { card, picture, render, screen } from "../support/render";

type City = NonNullable<Queries.CityPageQuery["city"]>;

const city: City = {
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
  questions: [],
  posts: [],
};

const local = { name: "Local Moving", path: "/services/local-moving" };

function show(more: Partial<City> = {}) {
  const data = {
    city: { ...city, ...more },
    services: { nodes: [local] },
    locations: { heading: "Where We Move You", path: "/locations" },
  } satisfies Queries.CityPageQuery;
  render(
    <CityPage {...({ data } as unknown as PageProps<Queries.CityPageQuery>)} />,
  );
}

const facts = () => screen.getByRole("complementary", { name: "At a glance" });
const addresses = (name: string) =>
  screen
    .getAllByRole("link", { name })
    .map((link) => link.getAttribute("href"));

test("shows what its file says, and the services until it says more of them", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Across the bridge",
  );
  expect(screen.getByText("Steep streets.")).toBeVisible();
  expect(facts()).toHaveTextContent("Tolled one way.");
  expect(screen.getByText("Coming soon")).toBeVisible();
  expect(addresses("Local Moving")).toEqual([local.path]);
  expect(addresses("All of Pierce County")).toEqual([city.county.path]);
  // In the first screen and at the end.
  expect(addresses("Get a Free Quote")).toEqual(["/contact", "/contact"]);
  for (const missing of ["Parking a truck", "Read more about Gig Harbor"])
    expect(screen.queryByText(missing)).toBeNull();
});

test("shows services, questions and posts that it has", () => {
  show({
    services: [{ text: "Steep blocks.", service: local }],
    questions: [
      { question: "Where do you park?", answer: { html: "At the curb." } },
    ],
    posts: [card("Living there", "/blog/living-there")],
  });
  expect(screen.queryByText("Coming soon")).toBeNull();
  for (const text of ["Steep blocks.", "Where do you park?"])
    expect(screen.getByText(text)).toBeVisible();
  expect(addresses("Living there")).toEqual(["/blog/living-there"]);
});

test("says how to reserve space at the curb", () => {
  show({ parking });
  expect(facts()).toHaveTextContent(
    "Gig Harbor Public Works, 253-555-0107When to applyAt least 5 working days ahead, on Main Street",
  );
  expect(facts()).toHaveTextContent("Up 72 hours ahead");
  expect(facts()).toHaveTextContent("Bring a plan.");
  expect(addresses("Curb Permit")).toEqual([
    "https://www.gigharborwa.gov/curb",
  ]);
});

test("says to call first where the permit is not known", () => {
  const { office, url } = parking;
  const unknown = { phone: null, permit: null, lead: null };
  show({ parking: { ...unknown, office, url, signHours: null, note: null } });
  expect(facts()).toHaveTextContent("Call first");
  expect(addresses(office)).toEqual([url]);
});
