/** @jest-environment jsdom */
import { CompanyAnswers } from "../../../../src/components/sections/shared/CompanyAnswers";
import { render } from "../../../support/render";

const answers = {
  deposit: { html: "<p>We take none.</p>" },
  pianos: { html: "<p>Uprights only.</p>" },
} as unknown as Queries.CompanyAnswersFragment["answers"];

test.each([
  [undefined, ["We take none.", "Uprights only."]],
  [["pianos", "storage"], ["Uprights only."]],
  [["storage"], []],
])("with the choice %j it shows the answers that are given", (only, shown) => {
  const { container } = render(
    <CompanyAnswers heading="Ours" company={{ answers }} only={only} />,
  );
  expect(
    Array.from(
      container.querySelectorAll("details"),
      (details) => details.lastElementChild?.textContent,
    ),
  ).toEqual(shown);
  expect(container.childElementCount).toBe(shown.length ? 1 : 0);
});
