/** @jest-environment jsdom */
import { useFormik } from "formik";
import { act, useEffect, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import "../support/render";
import { useIsHydrated } from "../../src/hooks/useOnClient";

const initial = {
  text: "",
  filled: "from the HTML",
  area: "",
  day: "",
  size: "",
  mark: [] as string[],
  tick: true,
  show: "all",
};

/** A form with a field of each kind. */
function Form() {
  const { values, handleChange } = useFormik({
    initialValues: initial,
    onSubmit: () => undefined,
  });
  const props = (name: "text" | "filled" | "area" | "day" | "size") => ({
    name,
    value: values[name],
    onChange: handleChange,
  });
  const toggle = (
    name: "mark" | "tick" | "show",
    type: "checkbox" | "radio",
    value: string | undefined,
    checked: boolean,
  ) => <input {...{ name, type, value, checked }} onChange={handleChange} />;
  const [note, setNote] = useState("");
  // Renders once more as soon as the page is hydrated, as tools do.
  const isReady = useIsHydrated();
  return (
    <main>
      {isReady && <input name="more" />}
      <input {...props("text")} />
      <input {...props("filled")} />
      <textarea {...props("area")} />
      <input type="date" {...props("day")} />
      <select {...props("size")}>
        <option value="">Choose</option>
        <option value="studio">Studio</option>
      </select>
      {toggle("mark", "checkbox", "fragile", values.mark.includes("fragile"))}
      {toggle("mark", "checkbox", "heavy", values.mark.includes("heavy"))}
      {toggle("tick", "checkbox", undefined, values.tick)}
      {toggle("show", "radio", "first", values.show === "first")}
      {toggle("show", "radio", "all", values.show === "all")}
      <input
        name="note"
        value={note}
        onChange={(e) => setNote(e.target.value)}
      />
      <output>{JSON.stringify({ ...values, note })}</output>
    </main>
  );
}

const field = (name: string, value?: string) =>
  document.querySelector<HTMLInputElement>(
    `[name=${name}]${value ? `[value=${value}]` : ""}`,
  )!;

/** What React knows. */
const entries = () =>
  JSON.parse(document.querySelector("output")!.textContent) as typeof initial;

function enterEverything(): void {
  field("text").value = "Ann";
  field("filled").value = "";
  field("area").value = "two\nlines";
  field("day").value = "2027-03-01";
  field("size").value = "studio";
  field("mark", "heavy").checked = true;
  field("tick").checked = false;
  field("show", "first").checked = true;
  field("note").value = "piano";
  field("text").focus();
  field("text").setSelectionRange(1, 2);
}

const everything = {
  text: "Ann",
  filled: "",
  area: "two\nlines",
  day: "2027-03-01",
  size: "studio",
  mark: ["heavy"],
  tick: false,
  show: "first",
  note: "piano",
};

let root: HTMLElement;
let replay: Record<"noteEntries" | "replayEntries", () => void>;

beforeEach(() => {
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
  root = document.querySelector("div")!;
  jest.isolateModules(() => {
    replay = jest.requireActual("../../src/hydration/replay");
  });
});

/** The page, whose end of the first render `gatsby-browser.tsx` is told of. */
function Page() {
  useEffect(() => queueMicrotask(replay.replayEntries), []);
  return <Form />;
}

const renders = {
  hydrates: () => hydrateRoot(root, <Page />),
  "renders anew": () => {
    root.replaceChildren();
    createRoot(root).render(<Page />);
    document.body.dispatchEvent(new Event("focusin", { bubbles: true }));
  },
};

const run = (how: keyof typeof renders) =>
  act(async () => {
    renders[how]();
    await Promise.resolve();
  });

test.each([
  ["before the scripts come", "hydrates"],
  ["while the scripts come", "hydrates"],
  ["before the scripts come", "renders anew"],
] as const)(
  "React hears of all that was entered %s, and %s",
  async (...row) => {
    const [when, how] = row;
    if (when === "while the scripts come") replay.noteEntries();
    enterEverything();
    if (when === "before the scripts come") replay.noteEntries();
    else field("note").dispatchEvent(new Event("input", { bubbles: true }));
    await run(how);
    expect(entries()).toEqual(everything);
    expect(field("text")).toHaveFocus();
    const { value, selectionStart, selectionEnd } = field("text");
    expect([value, selectionStart, selectionEnd]).toEqual(["Ann", 1, 2]);
    expect(field("tick").checked).toBe(false);
  },
);

test("a field that nobody touched is left alone", async () => {
  replay.noteEntries();
  const heard = jest.fn();
  document.body.addEventListener("input", heard, { once: true });
  await run("hydrates");
  expect(entries()).toEqual({ ...initial, note: "" });
  expect(heard).not.toHaveBeenCalled();
});
