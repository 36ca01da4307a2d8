/** @jest-environment jsdom */
import type * as Hook from "../../../src/hooks/useSite";
import { NavigationMenu } from "../../../src/components/layout/NavigationMenu";
import { pages } from "../../fixture/content";
import { render, screen, within } from "../../support/render";

jest.mock("../../../src/hooks/useSite", () => ({
  useSite: () => {
    const site = jest
      .requireActual<typeof Hook>("../../../src/hooks/useSite")
      .useSite();
    const more = { pageInfo: { hasNextPage: true } };
    return {
      ...site,
      posts: { ...site.posts, ...more },
      resources: { ...site.resources, ...more },
    };
  },
}));

const linksIn = (name: string) => {
  const menu = screen
    .getByText(name, { selector: "summary" })
    .closest("details");
  return within(menu!)
    .getAllByRole("link", { hidden: true })
    .map((link) => link.getAttribute("href"));
};

beforeEach(() => render(<NavigationMenu id="menu" path="/" />));

test("a menu with only the first posts ends with a link to all posts", () => {
  expect(linksIn("Blog").slice(-2)).toEqual([pages.post, "/blog"]);
});

test("in a menu of resources that link comes before the menu's own links", () => {
  expect(linksIn("Resources").slice(-3)).toEqual([
    pages.serviceAreas,
    "/resources",
    "/locations",
  ]);
});
