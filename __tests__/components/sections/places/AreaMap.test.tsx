/** @jest-environment jsdom */
import { AreaMap } from "../../../../src/components/sections/places/AreaMap";
import { siteMap } from "../../../support/areaMap";
import { render, screen } from "../../../support/render";

const map = siteMap();

test("the map links to every county and city, for pointers only", () => {
  const { container } = render(
    <AreaMap map={map}>
      <p>Where we work</p>
    </AreaMap>,
  );
  expect(container).toHaveTextContent(/^Where we work/);
  expect(screen.queryAllByRole("link")).toEqual([]);
  const links = Array.from(container.querySelectorAll("a"));
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    ...map.counties.map(({ county }) => county.path),
    ...map.cities.map(({ city }) => city.path),
  ]);
  for (const link of links) expect(link).toHaveAttribute("tabindex", "-1");
});
