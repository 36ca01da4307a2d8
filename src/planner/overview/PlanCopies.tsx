import { useRef, useState } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import * as tool from "../../components/Tool.module.css";
import { isoDay } from "../../site/dates";
import { identify } from "../plan/changes";
import { CopyOrEmail } from "../plan/CopyOrEmail";
import { emptyPlan } from "../plan/plan";
import type { Plan } from "../plan/plan";
import { rememberCopy } from "../plan/planCopy";
import { writePlan } from "../plan/planFormat";
import { encodePlan, readCopy } from "../plan/planLink";
import { saveFile } from "../plan/saveFile";
import { TextField } from "../plan/TextField";
import { planStore } from "../plan/usePlan";
import { copyText } from "./words";

const today = isoDay();

/** The plan with its id, by which a copy of it is known again. */
function planToCopy(): Plan {
  planStore.update(identify);
  return planStore.get();
}

/**
 * Offers an address to other apps.
 * @returns whether it was sent, or why not
 */
async function share(url: string): Promise<"sent" | "canceled" | "unable"> {
  if (!("share" in navigator)) return "unable";
  try {
    await navigator.share({ title: copyText.emailSubject, url });
    return "sent";
  } catch (error) {
    const isCanceled =
      error instanceof DOMException && error.name === "AbortError";
    return isCanceled ? "canceled" : "unable";
  }
}

interface PlanCopiesProps {
  /** Shows a plan that was read from a copy; an empty one for any other text. */
  open: (plan: Plan) => void;
}

/** Saves the plan to a file, sends its link, and opens either. */
export function PlanCopies({ open }: PlanCopiesProps) {
  const shown = useRef<HTMLInputElement>(null);
  const [status, say] = useState<string>(copyText.note);
  const [link, setLink] = useState("");

  function save() {
    const plan = planToCopy();
    const name = `moving-plan-${today()}.json`;
    saveFile(name, "application/json", writePlan(plan));
    rememberCopy(plan, today());
    say(copyText.saved);
  }

  async function send() {
    const plan = planToCopy();
    const fragment = await encodePlan(plan).catch(() => undefined);
    setLink("");
    if (!fragment) {
      say(copyText.tooLong);
      return;
    }
    const { origin, pathname } = window.location;
    const url = origin + pathname + fragment;
    const result = await share(url);
    if (result === "canceled") return;
    rememberCopy(plan, today());
    say(result === "sent" ? copyText.sent : copyText.ready);
    if (result === "unable") setLink(url);
  }

  const read = async (text: string) =>
    open((await readCopy(text)) ?? emptyPlan);

  return (
    <>
      <ActionRow>
        <ToolButton onClick={save}>{copyText.save}</ToolButton>
        <ToolButton onClick={() => void send()}>{copyText.send}</ToolButton>
      </ActionRow>
      <p className={tool.status} role="status">
        {status}
      </p>
      {link && (
        <>
          <TextField
            ref={shown}
            label={copyText.link}
            value={link}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <CopyOrEmail
            text={link}
            shown={shown}
            words={copyText.linkActions}
            subject={copyText.emailSubject}
          />
        </>
      )}
      <OpenCopy read={(text) => void read(text)} />
    </>
  );
}

/** Fields for a copy: a file, or a link. */
const OpenCopy = ({ read }: { read: (text: string) => void }) => (
  <form
    className={tool.fields}
    onSubmit={(event) => {
      event.preventDefault();
      const { elements } = event.currentTarget;
      const link = elements.namedItem("link") as HTMLInputElement;
      read(link.value);
      link.value = "";
    }}
  >
    <TextField
      label={copyText.openFile}
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
    <TextField label={copyText.openLink} name="link" type="url" required />
    <ToolButton type="submit">{copyText.openThis}</ToolButton>
  </form>
);
