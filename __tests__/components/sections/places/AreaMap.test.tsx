/** @jest-environment jsdom */
import { AreaMap } from "../../../../src/components/sections/places/AreaMap";
import { siteMap } from "../../../support/areaMap";
import { render, screen, within } from "../../../support/render";

const map = siteMap();
const show = () =>
  render(
    <AreaMap map={map}>
      <p>Where we work</p>
    </AreaMap>,
  );

const group = () =>
  within(screen.getByRole("group", { name: /^Our counties and their towns/ }));

test("every county is a link with its full name", () => {
  show();
  for (const { county } of map.counties)
    expect(group().getByRole("link", { name: county.name })).toHaveAttribute(
      "href",
      county.path,
    );
});

test("every city is a link with a visible name", () => {
  show();
  for (const { city } of map.cities) {
    const link = group().getByRole("link", { name: city.name });
    expect(link).toHaveAttribute("href", city.path);
    expect(within(link).getByText(city.name)).toBeVisible();
  }
});

test("a city without room for its name is still a link with that name", () => {
  const [city] = map.cities;
  render(
    <AreaMap map={{ ...map, cities: [{ ...city!, label: null }] }}>
      {null}
    </AreaMap>,
  );
  expect(screen.getByRole("link", { name: city!.city.name })).toBeVisible();
  expect(screen.queryByText(city!.city.name)).toBeNull();
});

test("screen readers don't get the names twice", () => {
  show();
  expect(group().getByText("Pierce").closest("[aria-hidden]")).not.toBeNull();
});

test("the text comes before the map", () => {
  const { container } = show();
  expect(container).toHaveTextContent(/^Where we work/);
});
