/** @jest-environment jsdom */
import { ServiceAreaList } from "../../../../src/components/sections/places/ServiceAreaList";
import { picture, render, screen } from "../../../support/render";

test("a county links to its cities, its services and both of its pages", () => {
  render(
    <ServiceAreaList
      counties={[
        {
          name: "Pierce County",
          path: "/locations/pierce-county",
          areaPath: "/resources/service-areas/pierce-county",
          image: picture("A mountain"),
          area: { summary: "From tide flats to the mountain." },
          cities: [{ name: "Tacoma", path: "/locations/pierce-county/tacoma" }],
          services: [{ name: "Local Moving", path: "/services/local-moving" }],
        },
      ]}
    />,
  );
  expect(screen.getByText("From tide flats to the mountain.")).toBeVisible();
  expect(
    screen
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Tacoma", "/locations/pierce-county/tacoma"],
    ["Local Moving", "/services/local-moving"],
    [
      "Learn more about Pierce County",
      "/resources/service-areas/pierce-county",
    ],
    ["View Pierce County Locations", "/locations/pierce-county"],
  ]);
});
