/** @jest-environment jsdom */
import { ErrorBoundary } from "../../../src/components/layout/ErrorBoundary";
import { company } from "../../fixture/content";
import { render, screen, waitFor } from "../../support/render";
import { siteData } from "../../support/siteData";

beforeEach(() =>
  jest.spyOn(console, "error").mockImplementation(() => undefined),
);
afterEach(() => jest.restoreAllMocks());

const Broken = ({ error }: { error: unknown }) => {
  throw error;
};

test.each([
  ["an error's message", new Error("No such thing"), "No such thing"],
  [
    "a response's status",
    { status: 503, statusText: "Service Unavailable" },
    "503 Service Unavailable",
  ],
  ["whatever else was thrown", "nothing works", "nothing works"],
])(
  "shows %s below the specified title, with links home and to call",
  (_what, error, shown) => {
    render(
      <ErrorBoundary path="/">
        <Broken error={error} />
      </ErrorBoundary>,
    );
    expect(
      screen.getByRole("heading", {
        level: 1,
        name: "Unexpected Application Error!",
      }),
    ).toBeVisible();
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.getByRole("link", { name: "Return Home" })).toHaveAttribute(
      "href",
      "/",
    );
    expect(screen.getByRole("link", { name: company.phone })).toBeVisible();
  },
);

test("has its own document title", async () => {
  document.title = "Movers in Tacoma";
  render(
    <ErrorBoundary path="/">
      <Broken error="" />
    </ErrorBoundary>,
  );
  await waitFor(() =>
    expect(document.title).toBe(
      `Unexpected Application Error! | ${siteData().company.shortName}`,
    ),
  );
  expect(document.documentElement.lang).toBe("en");
});

test("renders its children if nothing fails", () => {
  render(<ErrorBoundary path="/">fine</ErrorBoundary>);
  expect(screen.getByText("fine")).toBeVisible();
});
