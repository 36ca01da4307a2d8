/** @jest-environment jsdom */
import { renderToString } from "react-dom/server";
import { Footer } from "../../../src/components/layout/Footer";
import { company } from "../../fixture/content";
import { useStaticQuery } from "../../support/gatsby";
import { render, screen } from "../../support/render";

test("has the street address and the permit numbers once they are set", () => {
  const facts = useStaticQuery().company;
  const before = { ...facts };
  Object.assign(facts, {
    street: "5 Dock Street",
    utcPermit: "HG012345",
    usdot: "67890",
  });
  render(<Footer />);
  Object.assign(facts, before);
  const footer = screen.getByRole("contentinfo");
  expect(footer).toHaveTextContent(`5 Dock Street, ${company.place}`);
  expect(footer).toHaveTextContent(/HG012345 · .*67890/);
});

test("the year is the browser's, and in the HTML the build's, so that hydration matches", () => {
  jest.useFakeTimers({ now: new Date("2031-06-01") });
  render(<Footer />);
  expect(screen.getByText(/© 2031/)).toBeVisible();
  expect(renderToString(<Footer />)).toContain("© 2026");
  jest.useRealTimers();
});
