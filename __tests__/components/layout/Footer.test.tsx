/** @jest-environment jsdom */
import { renderToString } from "react-dom/server";
import { Footer } from "../../../src/components/layout/Footer";
import { company } from "../../fixture/content";
import { render, screen } from "../../support/render";
import { useStaticQuery } from "../../support/gatsby";

test("links to pages, statements, phone, e-mail and social pages", () => {
  render(<Footer />);
  const addresses = screen
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(addresses).toEqual(
    expect.arrayContaining([
      "/sitemap",
      "/privacy",
      "/accessibility",
      company.tel,
      `mailto:${company.email}`,
    ]),
  );
  expect(addresses).not.toContain("#");
});

test("a social page without a URL is marked as coming soon, not linked", () => {
  render(<Footer />);
  expect(screen.getByText("Facebook (Coming soon)")).toBeVisible();
  expect(screen.queryByRole("link", { name: /Facebook/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Instagram" })).toBeVisible();
});

test("has the permit number, the street address and the phone once they are set", () => {
  const facts = useStaticQuery().company;
  const set = { street: "5 Dock Street", utcPermit: "HG012345" };
  const before = { street: facts.street, utcPermit: facts.utcPermit };
  Object.assign(facts, set);
  render(<Footer />);
  Object.assign(facts, before);
  const footer = screen.getByRole("contentinfo");
  expect(footer).toHaveTextContent(`5 Dock Street, ${company.place}`);
  expect(footer).toHaveTextContent("HG012345");
  expect(footer).toHaveTextContent(company.phone);
});

describe("the copyright line", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date("2031-06-01") }));
  afterEach(() => jest.useRealTimers());

  test("has the current year in the browser", () => {
    render(<Footer />);
    expect(
      screen.getByText(`© 2031 ${company.name}`, { exact: false }),
    ).toBeVisible();
  });

  test("has the build's year in the HTML, so that hydration matches", () => {
    expect(renderToString(<Footer />)).toContain("© 2026");
  });
});
