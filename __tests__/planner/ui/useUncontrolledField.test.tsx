/** @jest-environment jsdom */
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { useIsHydrated } from "../../../src/hooks/useClientValue";
import { Chip } from "../../../src/planner/boxList/Chip";
import {
  SelectWithOtherField,
  SelectField,
  TextField,
} from "../../../src/planner/ui/LabeledFields";
import { act, fireEvent, render, screen } from "../../support/render";
import { restoreFromBfcache } from "../../support/restoreFromBfcache";

const empty = {
  text: "",
  amount: "1",
  date: "",
  home: "",
  room: "",
  isFragile: false,
  hasContents: true,
  filter: "all",
};

type Answers = typeof empty;

/** Fields of one state, as in the tools. */
function Form({ stored }: { stored: Partial<Answers> }) {
  const isHydrated = useIsHydrated();
  const [changed, setChanged] = useState<Answers>();
  // Stored values come one render after those of the HTML.
  const answers = changed ?? { ...empty, ...(isHydrated && stored) };
  const field = (name: "text" | "amount" | "date" | "home" | "room") => ({
    label: name,
    value: answers[name],
    onChange: (value: string) => setChanged({ ...answers, [name]: value }),
  });
  const chip = (name: "isFragile" | "hasContents") => (
    <Chip
      label={name}
      checked={answers[name]}
      onChange={(isChecked) => setChanged({ ...answers, [name]: isChecked })}
    />
  );
  const filter = (name: string) => (
    <Chip
      type="radio"
      name="filter"
      label={name}
      checked={answers.filter === name}
      onChange={(isChosen) =>
        isChosen && setChanged({ ...answers, filter: name })
      }
    />
  );
  return (
    <>
      <TextField {...field("text")} />
      <TextField {...field("amount")} type="number" />
      <TextField {...field("date")} type="date" />
      <SelectField
        {...field("home")}
        emptyOption="Choose"
        options={[["studio", "Studio"]]}
      />
      <SelectWithOtherField
        {...field("room")}
        emptyOption="Choose"
        options={["Kitchen"]}
        otherOption="Another"
        otherLabel="Name"
        maxLength={20}
      />
      {chip("isFragile")}
      {chip("hasContents")}
      {filter("all")}
      {filter("fragile")}
      {isHydrated && (
        <TextField {...field("text")} label="later" type="number" />
      )}
      <output>{JSON.stringify(answers)}</output>
    </>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const answers = () =>
  JSON.parse(screen.getByRole("status").textContent) as Answers;

/** Renders the HTML, has a visitor use the page, then hydrates it. */
async function takeOver(enter: () => void, stored: Partial<Answers> = {}) {
  const page = document.createElement("main");
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(<Form stored={stored} />);
  enter();
  await act(async () => {
    render(<Form stored={stored} />, { container: page, hydrate: true });
    await Promise.resolve();
  });
}

const entered: Answers = {
  text: "records",
  amount: "",
  date: "2027-03-01",
  home: "studio",
  room: "Kitchen",
  isFragile: true,
  hasContents: false,
  filter: "fragile",
};

const enterAll = () => {
  for (const name of ["text", "amount", "date", "home", "room"] as const)
    field(name).value = entered[name];
  field("isFragile").checked = true;
  field("hasContents").checked = false;
  field("fragile").checked = true;
};

test.each([{}, { text: "stored", date: "2027-05-05", home: "", amount: "7" }])(
  "what is entered before React stays, beside %j that is stored",
  async (stored) => {
    await takeOver(() => {
      enterAll();
      field("text").focus();
      field("text").setSelectionRange(1, 2);
    }, stored);
    expect(answers()).toEqual(entered);
    expect(field("text")).toHaveFocus();
    const { value, selectionStart, selectionEnd } = field("text");
    expect([value, selectionStart, selectionEnd]).toEqual(["records", 1, 2]);
    expect(field("fragile")).toBeChecked();
    expect(field("isFragile")).toBeChecked();
    expect(field("hasContents")).not.toBeChecked();
  },
);

test("fields that nobody used show what is stored, also beside used ones", async () => {
  const stored = { ...entered, text: "stored", room: "Attic" };
  await takeOver(() => {
    field("text").value = "new";
  }, stored);
  expect(answers()).toEqual({ ...stored, text: "new" });
  expect(field("date").value).toBe(stored.date);
  expect(field("home").value).toBe(stored.home);
  expect(field("room").value).toBe("Another");
  expect(field("Name").value).toBe("Attic");
  expect(field("isFragile")).toBeChecked();
  expect(field("fragile")).toBeChecked();
});

test("another place that is chosen before React has its name asked for", async () => {
  await takeOver(() => {
    field("room").value = "Another";
  });
  expect(field("Name").value).toBe("");
  expect(field("room").value).toBe("Another");
});

test("part of a date stays where there is no other, and gives way to a stored one", async () => {
  const part = "0002-04-01";
  for (const [date, displayed] of [
    ["", part],
    ["2027-03-01", "2027-03-01"],
  ]) {
    await takeOver(
      () => {
        field("date").value = part;
      },
      { date },
    );
    expect(answers().date).toBe(date);
    expect(field("date").value).toBe(displayed);
    fireEvent.input(field("date"), { target: { value: part } });
    fireEvent.focusOut(field("date"));
    expect(answers().date).toBe(date);
    expect(field("date").value).toBe(displayed);
  }
});

test("a field that appears later isn't read: it can't show each value", async () => {
  await takeOver(() => undefined, { text: "words" });
  expect(field("later").value).toBe("");
  expect(answers().text).toBe("words");
});

test("a field that WebKit resets in a page of the bfcache has its value again", async () => {
  render(<Form stored={{}} />);
  fireEvent.change(field("date"), { target: { value: "2027-03-01" } });
  fireEvent.change(field("text"), { target: { value: "records" } });
  await act(restoreFromBfcache);
  expect(answers()).toMatchObject({ date: "2027-03-01", text: "records" });
  expect(field("date").value).toBe("2027-03-01");
  fireEvent.change(field("date"), { target: { value: "" } });
  expect(answers().date).toBe("");
});

test("of radio buttons the chosen one is told", () => {
  render(<Form stored={{}} />);
  for (const name of ["fragile", "all"]) {
    fireEvent.click(field(name));
    expect(field(name)).toBeChecked();
    expect(answers().filter).toBe(name);
  }
});
