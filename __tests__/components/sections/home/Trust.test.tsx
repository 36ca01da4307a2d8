/** @jest-environment jsdom */
import { Trust } from "../../../../src/components/sections/home/Trust";
import { render, screen } from "../../../support/render";

const show = (company: Queries.PermitFragment) =>
  render(
    <Trust
      heading="Before you sign"
      html="<p>We both sign.</p>"
      company={company}
    />,
  );

const permitLookup = "https://www.wa.gov/movers";

test("shows the permit beside the page to look it up", () => {
  show({ utcPermit: "HG012345", permitLookup });
  expect(screen.getByText("We both sign.")).toBeVisible();
  const link = screen.getByRole("link");
  expect(link).toHaveAttribute("href", permitLookup);
  expect(link.parentElement).toHaveTextContent("HG012345");
});

test("has no permit line without a permit", () => {
  show({ utcPermit: null, permitLookup });
  expect(screen.queryByRole("link")).toBeNull();
});
