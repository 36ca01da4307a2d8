/** @jest-environment jsdom */
import { ErrorBoundary } from "../../../src/components/layout/ErrorBoundary";
import { company } from "../../fixture/content";
import { render, screen, waitFor } from "../../support/render";

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
  async (_what, error, shown) => {
    render(
      <ErrorBoundary path="/">
        <Broken error={error} />
      </ErrorBoundary>,
    );
    const title = "Unexpected Application Error!";
    expect(
      screen.getByRole("heading", { level: 1, name: title }),
    ).toBeVisible();
    expect(screen.getByText(shown)).toBeVisible();
    const home = screen.getByRole("link", { name: "Return Home" });
    expect(home).toHaveAttribute("href", "/");
    expect(screen.getByRole("link", { name: company.phone })).toBeVisible();
    await waitFor(() =>
      expect(document.title).toBe(`${title} | ${company.shortName}`),
    );
  },
);
