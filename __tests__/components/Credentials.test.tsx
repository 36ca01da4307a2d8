/** @jest-environment jsdom */
import { Credentials } from "../../src/components/Credentials";
import { render } from "../support/render";

const labels = {
  licensed: "Licensed and insured.",
  utcPermit: "UTC permit {number}",
  usdot: "U.S. DOT No. {number}",
  mc: "MC {number}",
};

test.each([
  [{}, "Licensed and insured."],
  [{ utcPermit: "THG-1" }, "Licensed and insured. UTC permit THG-1"],
  [
    { utcPermit: "THG-1", usdot: "12345", mc: "67890" },
    "Licensed and insured. UTC permit THG-1 · U.S. DOT No. 12345 · MC 67890",
  ],
])("with %j the text is “%s”", (numbers, text) => {
  const company = { utcPermit: null, usdot: null, mc: null, ...numbers };
  const { container } = render(
    <Credentials company={company} labels={labels} />,
  );
  expect(container).toHaveTextContent(text, { normalizeWhitespace: true });
  expect(container.textContent).toBe(text);
});
