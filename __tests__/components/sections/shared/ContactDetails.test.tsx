/** @jest-environment jsdom */
import { ContactDetails } from "../../../../src/components/sections/shared/ContactDetails";
import { company } from "../../../fixture/content";
import { render, screen } from "../../../support/render";
import { siteData } from "../../../support/siteData";

test("shows location, phone, e-mail and hours", () => {
  render(<ContactDetails />);
  expect(screen.getByText(company.place)).toBeVisible();
  expect(screen.getByRole("link", { name: company.phone })).toHaveAttribute(
    "href",
    company.tel,
  );
  expect(screen.getByRole("link", { name: /@/ })).toHaveAttribute(
    "href",
    `mailto:${company.email}`,
  );
  const { days, opens, closes } = siteData().company.hours;
  expect(screen.getByText(days, { exact: false })).toHaveTextContent(
    `${opens} to ${closes}`,
  );
});
