/** @jest-environment jsdom */
import { useState } from "react";
import { ImportPlanDialog } from "../../../src/planner/overview/ImportPlanDialog";
import { buildImportPrompt } from "../../../src/planner/overview/buildImportPrompt";
import type { ImportPrompt } from "../../../src/planner/overview/buildImportPrompt";
import {
  readNumberingStart,
  writeNumberingStart,
} from "../../../src/planner/storage/boxNumbering";
import { emptyPlan, parsePlan } from "../../../src/planner/plan/parsePlan";
import type { UnreadableReason } from "../../../src/planner/plan/parsePlan";
import type { Plan } from "../../../src/planner/plan/plan";
import { addBox } from "../../../src/planner/plan/planUpdates";
import { planStore } from "../../../src/planner/storage/usePlan";
import { fireEvent, render, screen } from "../../support/render";

const opened = parsePlan({
  id: "theirs",
  boxes: [{ id: "a", number: 4, contents: "pots" }],
});

function Opened() {
  const [offer, setOffer] = useState<ImportPrompt>();
  const open = (plan: Plan | UnreadableReason = opened, drawn?: number) => {
    const content = { rooms: [], steps: [] };
    const prompt = buildImportPrompt(planStore.getPlan(), plan, content, drawn);
    setOffer(prompt);
    return prompt;
  };
  return (
    <>
      <button type="button" onClick={() => open()}>
        Open
      </button>
      <ImportPlanDialog
        {...{ offer, open }}
        close={() => setOffer(undefined)}
      />
    </>
  );
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  planStore.applyUnstamped(() => emptyPlan);
  localStorage.clear();
  render(<Opened />);
});
afterEach(() => jest.restoreAllMocks());

const press = (name: string) => fireEvent.click(screen.getByText(name));

test("a phone that joins a plan goes on from the hundred that the dialog names", async () => {
  writeNumberingStart(3);
  press("Open");
  screen.getByText(/^New boxes here are numbered from 5501,/);
  // A later draw doesn't change the number that the dialog named.
  jest.spyOn(Math, "random").mockReturnValue(0);
  press("Use this plan");
  await screen.findByText("The plan is now saved on this device.");
  expect(planStore.getPlan().boxes).toEqual(opened.boxes);
  expect(readNumberingStart()).toBe(5501);
  press("Undo");
  expect(screen.getByText("Undone.").parentElement).toHaveRole("status");
  expect(planStore.getPlan()).toEqual(emptyPlan);
  expect(readNumberingStart()).toBe(3);
});

test("the dialog's heading takes the focus if the browser doesn't focus the dialog", () => {
  press("Open");
  expect(screen.getByRole("heading")).toHaveFocus();
});

test("the dialog takes the focus itself where the browser can", () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    if (this.hasAttribute("autofocus")) this.tabIndex = -1;
    this.focus();
  };
  press("Open");
  expect(screen.getByRole("dialog")).toHaveFocus();
});

test("a plan that has changed under the dialog has it read again, with the same number", async () => {
  press("Open");
  const packed = { id: "b", number: 4, room: "Den", contents: "", marks: [] };
  planStore.update(addBox(packed));
  jest.spyOn(Math, "random").mockReturnValue(0);
  press("Use this plan");
  screen.getByText(/^Your plan has just changed/);
  screen.getByText(/^New boxes here are numbered from 5501,/);
  screen.getByText(/^2 boxes are numbered 4:/);
  expect(planStore.getPlan().boxes).toHaveLength(1);
  press("Combine with mine");
  await screen.findByText(/^The plans are combined\./);
  expect(planStore.getPlan().boxes).toHaveLength(2);
  expect(readNumberingStart()).toBe(5501);
});

const effectsOf = (local: Plan, remote: Plan) =>
  buildImportPrompt(local, remote, { rooms: [], steps: [] }).effects.flatMap(
    ({ heading, lines }) => lines.map((line) => `${heading} ${line}`),
  );

test("a deleted box that comes back is told", () => {
  const local = parsePlan({ id: "ours", changed: { "boxes.a": 1_000 } });
  const box = { id: "a", number: 4, room: "Den", contents: "pots" };
  const remote = (damage: number) =>
    parsePlan({
      id: "theirs",
      boxes: [{ ...box, damage: "lid", changed: { damage } }],
    });
  expect(effectsOf(local, remote(2_000))).toEqual([
    "Deleted here, but changed later elsewhere, so it comes back: Box 4: Den, pots",
  ]);
  expect(effectsOf(local, remote(500))).toEqual([]);
});

test("a time in the future is told, until this device has it, too", () => {
  const later = Math.floor(Date.now() / 1000) + 86_400;
  const remote = parsePlan({ date: "2027-01-15", changed: { date: later } });
  const texts = (local: Plan) =>
    buildImportPrompt(local, remote, { rooms: [], steps: [] }).texts.filter(
      (text) => text.includes("in the future"),
    );
  expect(texts(emptyPlan)).toHaveLength(1);
  const merged = { ...remote, date: "2027-02-01" };
  expect(texts(merged)).toEqual([]);
});

test("the only phone goes on with the next number, if that is chosen", async () => {
  press("Open");
  press("Only this phone packs: go on with box 5");
  press("Use this plan");
  await screen.findByText("The plan is now saved on this device.");
  expect(readNumberingStart()).toBe(5);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a plan that the phone has already changes nothing of its numbers", async () => {
  planStore.applyUnstamped(() => ({ ...opened, boxes: [] }));
  press("Open");
  expect(screen.queryByText(/New boxes here/)).toBeNull();
  expect(screen.queryByText(/Only this phone/)).toBeNull();
  press("Use this plan");
  await screen.findByText("The plan is now saved on this device.");
  expect(readNumberingStart()).toBe(1);
});
