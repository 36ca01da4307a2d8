import { useRef, useState } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import { CopyOrEmail } from "../../components/CopyOrEmail";
import { LiveRegion, useAnnouncer } from "../../components/LiveRegion";
import * as tool from "../../components/Tool.module.css";
import { useClientValue } from "../../hooks/useClientValue";
import { readStorage } from "../../browser/storage";
import { getToday } from "../../hooks/useToday";
import { serializePlan } from "../plan/parsePlan";
import type { UnreadableReason } from "../plan/parsePlan";
import { hasNothingToSave } from "../plan/plan";
import type { Plan } from "../plan/plan";
import { recordBackup } from "../storage/planBackup";
import { encodePlan, parseBackup } from "../plan/planLink";
import { downloadFile } from "../../browser/downloadFile";
import { LabeledInput } from "../ui/LabeledFields";
import { damagedPlanStorageKey } from "../storage/storedPlan";
import { ensurePlanId, planStore } from "../storage/usePlan";
import { backupText } from "../plannerTexts";

/**
 * Offers an address to other apps.
 * @returns whether it was sent, or why not
 */
async function shareUrl(url: string): Promise<"sent" | "canceled" | "unable"> {
  if (!("share" in navigator)) return "unable";
  try {
    await navigator.share({ title: "My moving plan", url });
    return "sent";
  } catch (error) {
    const isCanceled =
      error instanceof DOMException && error.name === "AbortError";
    return isCanceled ? "canceled" : "unable";
  }
}

interface PlanBackupsProps {
  /** Shows a plan that was read from a copy, or why it can't be read. */
  onOpen: (plan: Plan | UnreadableReason) => void;
}

/** Saves the plan to a file, sends its link, and opens either. */
export function PlanBackups({ onOpen }: PlanBackupsProps) {
  const linkRef = useRef<HTMLInputElement>(null);
  const [message, showMessage] = useAnnouncer(backupText);
  const [link, setLink] = useState("");
  const damaged = useClientValue(
    () => readStorage(damagedPlanStorageKey) ?? "",
    "",
  );

  /** The plan with its id; none, and why, while there is nothing to copy. */
  function getPlanToBackUp(): Plan | undefined {
    if (!hasNothingToSave(planStore.getPlan())) return ensurePlanId();
    showMessage("There’s nothing in your plan to copy yet.");
    return undefined;
  }

  function saveBackup() {
    const plan = getPlanToBackUp();
    if (!plan) return;
    const name = `moving-plan-${getToday()}.json`;
    downloadFile(name, "application/json", serializePlan(plan));
    recordBackup(plan, getToday());
    showMessage(
      "The copy should be with your downloads. If nothing happened, the app you’re in can’t save files: open this page in Safari or Chrome.",
    );
  }

  async function shareLink() {
    const plan = getPlanToBackUp();
    if (!plan) return;
    const fragment = await encodePlan(plan).catch(() => undefined);
    setLink("");
    if (!fragment) {
      showMessage("This plan is too long for a link. Save a copy instead.");
      return;
    }
    const { origin, pathname } = window.location;
    const url = origin + pathname + fragment;
    const result = await shareUrl(url);
    if (result === "canceled") return;
    if (result === "sent") recordBackup(plan, getToday());
    showMessage(
      result === "sent"
        ? "The link has been sent. Whoever opens it sees this plan."
        : "Send this link to yourself, or to someone who is moving with you. Whoever opens it sees this plan. The plan is in the link itself, and no server gets it.",
    );
    if (result === "unable") setLink(url);
  }

  const openBackup = async (text: string) => onOpen(await parseBackup(text));

  return (
    <>
      <ActionRow>
        <ToolButton onClick={saveBackup}>Save a copy</ToolButton>
        <ToolButton onClick={() => void shareLink()}>
          Send or share it
        </ToolButton>
      </ActionRow>
      <LiveRegion message={message} />
      {damaged && (
        <ActionRow>
          <ToolButton
            onClick={() =>
              downloadFile("damaged-plan.json", "application/json", damaged)
            }
          >
            Save the plan that can’t be read
          </ToolButton>
        </ActionRow>
      )}
      {link && (
        <>
          <LabeledInput
            ref={linkRef}
            label="Link to your plan"
            value={link}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <CopyOrEmail
            text={link}
            textRef={linkRef}
            labels={{ copy: "Copy the link", email: "Email it" }}
            subject="My moving plan"
            onCopyOrEmail={() => recordBackup(ensurePlanId(), getToday())}
          />
        </>
      )}
      <form
        className={tool.fields}
        onSubmit={(event) => {
          event.preventDefault();
          const { elements } = event.currentTarget;
          const link = elements.namedItem("link") as HTMLInputElement;
          void openBackup(link.value);
          link.value = "";
        }}
      >
        <LabeledInput
          label="Open a copy that you saved"
          type="file"
          accept=".json,application/json,text/plain"
          onChange={({ target }) => {
            const [file] = Array.from(target.files ?? []);
            // Some files of a cloud can't be read.
            if (file) void file.text().then(openBackup, () => openBackup(""));
            // So that the same file can be chosen again.
            target.value = "";
          }}
        />
        <LabeledInput label="Or paste a plan’s link" name="link" required />
        <ToolButton type="submit">Open the link</ToolButton>
      </form>
    </>
  );
}
