/** @jest-environment jsdom */
import { ErrorBoundary } from "../../src/layouts/ErrorBoundary";
import { render, screen } from "../support/render";

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
  "shows %s under the specified title, with ways out",
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
    expect(screen.getByRole("link", { name: "(253) 555-0142" })).toBeVisible();
  },
);

test("shows the page while nothing fails", () => {
  render(<ErrorBoundary path="/">fine</ErrorBoundary>);
  expect(screen.getByText("fine")).toBeVisible();
});
