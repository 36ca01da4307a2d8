/** @jest-environment jsdom */
import { PendingMark } from "../../../src/components/layout/PendingMark";
import { SiteLayout } from "../../../src/components/layout/SiteLayout";
import { render, screen, within } from "../../support/render";

const marks = () =>
  screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("a draft is marked", () => {
  render(<PendingMark draft />);
  expect(marks()).toEqual(["Draft"]);
});

test("a scheduled page shows its day in any time zone", () => {
  render(<PendingMark draft={false} scheduled="2026-12-01" />);
  expect(marks()).toEqual(["Scheduled for December 1, 2026"]);
});

test("only unpublished pages have the mark", () => {
  const page = (pending?: { draft: boolean }) => (
    <SiteLayout path="/" pending={pending}>
      <h1>Page</h1>
    </SiteLayout>
  );
  const { rerender } = render(page({ draft: true }));
  const mark = () => within(screen.getByRole("main")).queryByText("Draft");
  expect(mark()).toBeInTheDocument();
  rerender(page());
  expect(mark()).not.toBeInTheDocument();
});
