import { useRef, useState } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import { CopyOrEmail } from "../../components/CopyOrEmail";
import { LiveRegion, useAnnouncer } from "../../components/LiveRegion";
import * as tool from "../../components/Tool.module.css";
import { getToday } from "../../hooks/useToday";
import { serializePlan } from "../plan/parsePlan";
import type { UnreadableReason } from "../plan/parsePlan";
import { hasNothingToSave } from "../plan/plan";
import type { Plan } from "../plan/plan";
import { recordBackup } from "../storage/planBackup";
import { encodePlanFragment, parseBackup } from "../plan/planLink";
import { downloadFile } from "../../browser/downloadFile";
import { validateRequiredFields } from "../ui/validateRequiredFields";
import { LabeledInput } from "../ui/LabeledFields";
import { ensurePlanId, planStore, useDeviceValue } from "../storage/usePlan";
import { backupAdvice } from "../plannerTexts";
import * as styles from "./PlanOverview.module.css";

/**
 * Web Share API: offers a URL to other apps.
 * @returns "unable" where the browser has no share sheet, or the sheet failed
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

interface BackupControlsProps {
  /** Called with the plan in an opened file or link, or the reason why it can't be read. */
  onOpen: (plan: Plan | UnreadableReason) => void;
}

/** Controls that save the plan to a file, share its link, and open a saved file or a link. */
export function BackupControls({ onOpen }: BackupControlsProps) {
  const linkRef = useRef<HTMLInputElement>(null);
  const [message, showMessage] = useAnnouncer(backupAdvice);
  const [link, setLink] = useState("");
  const damaged = useDeviceValue("damagedPlan");

  /** Returns the plan with an ID; for an empty plan, shows a message and returns `undefined`. */
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
    const fragment = await encodePlanFragment(plan).catch(() => undefined);
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
        : "Send this link to yourself, or to someone who is moving with you. Whoever opens it sees this plan. The plan is in the link, after the #. Browsers don’t send that part, but a mail program that rewrites links may.",
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
        className={`${tool.fields} ${styles.apart}`}
        onSubmit={(event) => {
          event.preventDefault();
          const emptyFieldText = validateRequiredFields(event.currentTarget);
          showMessage(emptyFieldText);
          if (emptyFieldText) return;
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
            // Files in cloud storage may fail to load; such a file counts as damaged.
            if (file) void file.text().then(openBackup, () => openBackup(""));
            // The same file again would otherwise fire no change event.
            target.value = "";
          }}
        />
        <LabeledInput
          label="Or paste a plan’s link"
          name="link"
          aria-required
        />
        <ToolButton type="submit">Open the link</ToolButton>
      </form>
    </>
  );
}
