/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { TextField } from "../../../src/planner/ui/LabeledFields";
import { sanitizeText } from "../../../src/planner/plan/parseValues";

function Answer() {
  const [value, setValue] = useState("");
  return (
    <>
      <TextField
        label="Answer"
        value={value}
        maxLength={200}
        onChange={(typed) => setValue(sanitizeText(typed, 200))}
      />
      <output>{value}</output>
      <button onClick={() => setValue("undone")}>Undo</button>
    </>
  );
}

test("a field shows what is typed until it is left, and then what is kept of that", () => {
  render(<Answer />);
  const field = screen.getByLabelText<HTMLInputElement>("Answer");
  const type = (value: string) =>
    fireEvent.change(field, { target: { value } });
  for (const [typed, parsed] of [
    ["half \ud83d", "half "],
    ["a\u200b cell\tand another", "a cell and another"],
  ] as const) {
    type(typed);
    expect(field.value).toBe(typed);
    expect(screen.getByRole("status").textContent).toBe(parsed);
  }
  fireEvent.blur(field);
  expect(field.value).toBe("a cell and another");
  type("typed\t");
  fireEvent.click(screen.getByText("Undo"));
  expect(field.value).toBe("undone");
});

test.each([[[]], [["input"]], [["change"]], [["input", "change", "blur"]]])(
  "what a form filler enters is kept, with the events %j",
  (events) => {
    render(<Answer />);
    const field = screen.getByLabelText<HTMLInputElement>("Answer");
    // React's setter tracks the value; React drops events whose value it has tracked.
    field.value = "filled";
    for (const type of events) fireEvent(field, new Event(type));
    fireEvent.click(document.body);
    expect(screen.getByRole("status").textContent).toBe("filled");
    fireEvent.click(screen.getByText("Undo"));
    expect(field.value).toBe("undone");
  },
);
