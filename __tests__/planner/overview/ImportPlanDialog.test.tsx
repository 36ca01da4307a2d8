/** @jest-environment jsdom */
import { useState } from "react";
import { ImportPlanDialog } from "../../../src/planner/overview/ImportPlanDialog";
import { buildImportPrompt } from "../../../src/planner/overview/buildImportPrompt";
import type { ImportPrompt } from "../../../src/planner/overview/buildImportPrompt";
import {
  readBoxNumbering,
  setBoxNumbering,
} from "../../../src/planner/storage/boxNumbering";
import { emptyPlan, parsePlan } from "../../../src/planner/plan/parsePlan";
import { planStore } from "../../../src/planner/storage/usePlan";
import { fireEvent, render, screen } from "../../support/render";

const opened = parsePlan({
  id: "theirs",
  boxes: [{ id: "a", number: 4, contents: "pots" }],
});

function Opened() {
  const [offer, setOffer] = useState<ImportPrompt>();
  const open = () =>
    setOffer(
      buildImportPrompt(planStore.getPlan(), opened, { rooms: [], steps: [] }),
    );
  return (
    <>
      <button type="button" onClick={open}>
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
  setBoxNumbering(3);
  press("Open");
  screen.getByText(/^New boxes here are numbered from 5501,/);
  // A later draw doesn't change the number that the dialog named.
  jest.spyOn(Math, "random").mockReturnValue(0);
  press("Use this plan");
  await screen.findByText("The plan is now saved on this device.");
  expect(planStore.getPlan().boxes).toEqual(opened.boxes);
  expect(readBoxNumbering()).toBe(5501);
  press("Undo");
  expect(planStore.getPlan()).toEqual(emptyPlan);
  expect(readBoxNumbering()).toBe(3);
});

test("the only phone goes on with the next number, if that is chosen", async () => {
  press("Open");
  press("Only this phone packs: go on with box 5");
  press("Use this plan");
  await screen.findByText("The plan is now saved on this device.");
  expect(readBoxNumbering()).toBe(5);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a plan that the phone has already changes nothing of its numbers", async () => {
  planStore.applyUnstamped(() => ({ ...opened, boxes: [] }));
  press("Open");
  expect(screen.queryByText(/New boxes here/)).toBeNull();
  expect(screen.queryByText(/Only this phone/)).toBeNull();
  press("Use this plan");
  await screen.findByText("The plan is now saved on this device.");
  expect(readBoxNumbering()).toBe(1);
});
