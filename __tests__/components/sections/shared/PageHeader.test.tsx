/** @jest-environment jsdom */
import { PageHeader } from "../../../../src/components/sections/shared/PageHeader";
import { picture, render, screen, within } from "../../../support/render";

test("shows the main heading, the lead and an eager picture", () => {
  render(
    <PageHeader
      heading="Movers"
      lead="We carry."
      picture={picture("A bridge")}
    />,
  );
  expect(
    screen.getByRole("heading", { level: 1, name: "Movers" }),
  ).toBeVisible();
  expect(screen.getByText("We carry.")).toBeVisible();
  expect(screen.getByRole("img", { name: "A bridge" })).toHaveAttribute(
    "loading",
    "eager",
  );
});

test("breadcrumbs link all pages from home on, except the page itself", () => {
  render(
    <PageHeader
      heading="Movers"
      breadcrumbs={{
        parents: [{ name: "Locations", path: "/locations" }],
        current: "Tacoma",
      }}
    />,
  );
  const crumbs = within(
    screen.getByRole("navigation", { name: "Breadcrumbs" }),
  );
  expect(
    crumbs
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Home", "/"],
    ["Locations", "/locations"],
  ]);
  expect(crumbs.getByText("Tacoma")).toHaveAttribute("aria-current", "page");
});
