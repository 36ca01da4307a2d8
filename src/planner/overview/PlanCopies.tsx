import { useRef, useState } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import { CopyOrEmail } from "../../components/CopyOrEmail";
import { Status, useMessage } from "../../components/Status";
import * as tool from "../../components/Tool.module.css";
import { useOnClient } from "../../hooks/useOnClient";
import { readStorage } from "../../site/storage";
import { today } from "../../hooks/useToday";
import { writePlan } from "../plan/parsePlan";
import type { Unreadable } from "../plan/parsePlan";
import { isEmpty } from "../plan/plan";
import type { Plan } from "../plan/plan";
import { rememberCopy } from "../plan/planCopy";
import { encodePlan, readCopy } from "../plan/planLink";
import { saveFile } from "../plan/saveFile";
import { LabeledInput } from "../plan/fields";
import { damagedPlanKey } from "../plan/storedPlan";
import { identifiedPlan, planStore } from "../plan/usePlan";
import { copyNote } from "../words";

/**
 * Offers an address to other apps.
 * @returns whether it was sent, or why not
 */
async function share(url: string): Promise<"sent" | "canceled" | "unable"> {
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

interface PlanCopiesProps {
  /** Shows a plan that was read from a copy, or why it can't be read. */
  open: (plan: Plan | Unreadable) => void;
}

/** Saves the plan to a file, sends its link, and opens either. */
export function PlanCopies({ open }: PlanCopiesProps) {
  const shown = useRef<HTMLInputElement>(null);
  const [message, say] = useMessage(copyNote);
  const [link, setLink] = useState("");
  const damaged = useOnClient(() => readStorage(damagedPlanKey) ?? "", "");

  /** The plan with its id; none, and why, while there is nothing to copy. */
  function planToCopy(): Plan | undefined {
    if (!isEmpty(planStore.get())) return identifiedPlan();
    say("There’s nothing in your plan to copy yet.");
    return undefined;
  }

  function save() {
    const plan = planToCopy();
    if (!plan) return;
    const name = `moving-plan-${today()}.json`;
    saveFile(name, "application/json", writePlan(plan));
    rememberCopy(plan, today());
    say(
      "The copy should be with your downloads. If nothing happened, the app you’re in can’t save files: open this page in Safari or Chrome.",
    );
  }

  async function send() {
    const plan = planToCopy();
    if (!plan) return;
    const fragment = await encodePlan(plan).catch(() => undefined);
    setLink("");
    if (!fragment) {
      say("This plan is too long for a link. Save a copy instead.");
      return;
    }
    const { origin, pathname } = window.location;
    const url = origin + pathname + fragment;
    const result = await share(url);
    if (result === "canceled") return;
    if (result === "sent") rememberCopy(plan, today());
    say(
      result === "sent"
        ? "The link has been sent. Whoever opens it sees this plan."
        : "Send this link to yourself, or to someone who is moving with you. Whoever opens it sees this plan. The plan is in the link itself, and no server gets it.",
    );
    if (result === "unable") setLink(url);
  }

  const read = async (text: string) => open(await readCopy(text));

  return (
    <>
      <ActionRow>
        <ToolButton onClick={save}>Save a copy</ToolButton>
        <ToolButton onClick={() => void send()}>Send or share it</ToolButton>
      </ActionRow>
      <Status message={message} />
      {damaged && (
        <ActionRow>
          <ToolButton
            onClick={() =>
              saveFile("damaged-plan.json", "application/json", damaged)
            }
          >
            Save the plan that can’t be read
          </ToolButton>
        </ActionRow>
      )}
      {link && (
        <>
          <LabeledInput
            ref={shown}
            label="Link to your plan"
            value={link}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <CopyOrEmail
            text={link}
            shown={shown}
            words={{ copy: "Copy the link", email: "Email it" }}
            subject="My moving plan"
            onTaken={() => rememberCopy(identifiedPlan(), today())}
          />
        </>
      )}
      <form
        className={tool.fields}
        onSubmit={(event) => {
          event.preventDefault();
          const { elements } = event.currentTarget;
          const link = elements.namedItem("link") as HTMLInputElement;
          void read(link.value);
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
            if (file) void file.text().then(read, () => read(""));
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
