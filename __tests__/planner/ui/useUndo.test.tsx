/** @jest-environment jsdom */
import { useRef } from "react";
import { tolerateTranslation } from "../../../src/browser/tolerateTranslation";
import { setPlanValue } from "../../../src/planner/plan/planUpdates";
import { planStore } from "../../../src/planner/storage/usePlan";
import { UndoStatus, useUndo } from "../../../src/planner/ui/useUndo";
import { act, fireEvent, render, screen } from "../../support/render";

const chooseHome = (home: string) => setPlanValue("home", home);

function StudioButton() {
  const [last, perform] = useUndo();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        onClick={() => perform("Chosen.", chooseHome("studio"))}
      >
        Studio
      </button>
      <UndoStatus last={last} focusAfterUndo={button} />
    </>
  );
}

test("that a change is undone is said until the next change, also in a translated page", async () => {
  tolerateTranslation();
  render(<StudioButton />);
  fireEvent.click(screen.getByText("Studio"));
  fireEvent.click(await screen.findByText("Undo"));
  const translated = document.createElement("span");
  screen.getByText("Undone.").firstChild!.replaceWith(translated);
  expect(translated.closest("[role=status]")).not.toBeNull();
  act(() => void planStore.update(chooseHome("2bedroom")));
  expect(translated.isConnected).toBe(false);
});
