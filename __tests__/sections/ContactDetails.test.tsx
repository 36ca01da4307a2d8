/** @jest-environment jsdom */
import { ContactDetails } from "../../src/sections/ContactDetails";
import { render, screen } from "../support/render";

test("says where, how and when the company is reached", () => {
  render(<ContactDetails />);
  expect(screen.getByText("Tacoma, WA 98445")).toBeVisible();
  expect(screen.getByRole("link", { name: "(253) 555-0142" })).toHaveAttribute(
    "href",
    "tel:+12535550142",
  );
  expect(screen.getByRole("link", { name: /@/ })).toHaveAttribute(
    "href",
    "mailto:hello@soundandsummit.example",
  );
  expect(screen.getByText(/Monday to Sunday/)).toHaveTextContent(
    "9:00 AM to 5:00 PM",
  );
});
