/** @jest-environment jsdom */
import { CityServices } from "../../../../src/components/sections/places/CityServices";
import { render, screen, within } from "../../../support/render";

const offered = [{ name: "Local Moving", path: "/services/local-moving" }];

test("a city's services link to their pages, each with its text", () => {
  render(
    <CityServices
      city="Tacoma"
      offered={offered}
      services={[
        {
          text: "Steep blocks.",
          service: { name: "Local Moving", path: "/services/local-moving" },
        },
      ]}
    />,
  );
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(
    "Our services in Tacoma",
  );
  const item = within(screen.getByRole("listitem"));
  expect(item.getByRole("link", { name: "Local Moving" })).toHaveAttribute(
    "href",
    "/services/local-moving",
  );
  expect(item.getByText("Steep blocks.")).toBeVisible();
  expect(screen.queryByText("Coming soon")).toBeNull();
});

test("a city without services shows “Coming soon” and links to the services", () => {
  render(<CityServices city="Kent" services={[]} offered={offered} />);
  expect(screen.getByText("Coming soon")).toBeVisible();
  expect(screen.getByText(/available in Kent/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Local Moving" })).toBeVisible();
});
