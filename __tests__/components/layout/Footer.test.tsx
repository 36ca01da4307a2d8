/** @jest-environment jsdom */
import { renderToString } from "react-dom/server";
import { Footer } from "../../../src/components/layout/Footer";
import { render, screen } from "../../support/render";

test("the year is the browser's, and in the HTML the build's, so that hydration matches", () => {
  jest.useFakeTimers({ now: new Date("2031-06-01") });
  render(<Footer />);
  expect(screen.getByText(/© 2031/)).toBeVisible();
  expect(renderToString(<Footer />)).toContain("© 2026");
  jest.useRealTimers();
});
