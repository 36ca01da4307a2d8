/** @jest-environment jsdom */
import { EmailLink } from "../../src/components/EmailLink";
import { render, screen } from "../support/render";

test.each([
  ["hello@movers.example", "hello|@movers.|example"],
  ["a.b@sub.movers.example", "a.|b|@sub.|movers.|example"],
  ["a..b@movers.example", "a.|.|b|@movers.|example"],
])("%s can break before @ and after dots", (email, parts) => {
  render(<EmailLink email={email} />);
  const link = screen.getByRole("link");
  expect(link).toHaveTextContent(email);
  expect(link).toHaveAttribute("href", `mailto:${email}`);
  expect(link.querySelector("span")!.innerHTML.replaceAll("<wbr>", "|")).toBe(
    parts,
  );
});
