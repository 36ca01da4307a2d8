/** @jest-environment jsdom */
import { Questions } from "../../../../src/components/sections/shared/Questions";
import { fireEvent, render, screen } from "../../../support/render";

const question = (name: string) => ({
  question: name,
  answer: { html: `<p>About ${name}</p>` },
});

test("closed answers are open only while printing", () => {
  render(<Questions questions={[question("When?"), question("Where?")]} />);
  const [first, second] = screen.getAllByRole<HTMLDetailsElement>("group");
  first!.open = true;
  const open = () => [first!.open, second!.open];
  fireEvent(window, new Event("beforeprint"));
  expect(open()).toEqual([true, true]);
  fireEvent(window, new Event("afterprint"));
  expect(open()).toEqual([true, false]);
});
