/** @jest-environment jsdom */
import { CompanyAnswers } from "../../../../src/components/sections/shared/CompanyAnswers";
import { render, screen } from "../../../support/render";

const none = {
  crew: null,
  minimumHours: null,
  deposit: null,
  payment: null,
  cancellation: null,
  pianos: null,
  storage: null,
  certificates: null,
  videoSurvey: null,
  tolls: null,
  takingApart: null,
  equipment: null,
  employees: null,
  commercial: null,
  senior: null,
};

const company = {
  answers: {
    ...none,
    deposit: { html: "<p>We take none.</p>" },
    pianos: { html: "<p>Uprights only.</p>" },
  },
};

const shown = () =>
  Array.from(
    document.querySelectorAll("details"),
    (element) => element.lastElementChild?.textContent,
  );

test("shows the answers that are given", () => {
  render(<CompanyAnswers heading="Our answers" company={company} />);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(
    "Our answers",
  );
  expect(shown()).toEqual(["We take none.", "Uprights only."]);
});

test("shows only those that were chosen", () => {
  render(
    <CompanyAnswers
      heading="Our answers"
      company={company}
      only={["pianos", "storage"]}
    />,
  );
  expect(shown()).toEqual(["Uprights only."]);
});

test.each([null, { answers: null }, { answers: none }])(
  "with %j there is no section",
  (nothing) => {
    const { container } = render(
      <CompanyAnswers heading="Our answers" company={nothing} />,
    );
    expect(container).toBeEmptyDOMElement();
  },
);
