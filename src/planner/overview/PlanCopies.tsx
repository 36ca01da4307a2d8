import { useRef, useState } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import * as tool from "../../components/Tool.module.css";
import { isoDay } from "../../site/dates";
import { identify } from "../plan/changes";
import type { Plan } from "../plan/plan";
import { rememberCopy } from "../plan/planCopy";
import type { Read } from "../plan/planFormat";
import { writePlan } from "../plan/planFormat";
import { encodePlan, readCopy } from "../plan/planLink";
import { TextField } from "../plan/TextField";
import { saveFile, useCopy } from "../plan/useCopy";
import { planStore } from "../plan/usePlan";
import { copyText } from "./words";

const today = isoDay();

/** The most characters of an address that every mail program takes. */
const maxMailLength = 1900;

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
  /** Shows a plan that was read from a copy. */
  open: (read: Read) => void;
}

/** Saves the plan to a file, sends its link, and opens either. */
export function PlanCopies({ open }: PlanCopiesProps) {
  const field = useRef<HTMLInputElement>(null);
  const [said, say] = useState<string>(copyText.note);
  const [link, setLink] = useState("");
  const [copied, copy] = useCopy(field);

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

  const read = (text: string) => void readCopy(text).then(open);

  return (
    <>
      <ActionRow>
        <ToolButton onClick={save}>{copyText.save}</ToolButton>
        <ToolButton onClick={() => void send()}>{copyText.send}</ToolButton>
      </ActionRow>
      <p className={tool.status} role="status">
        {said}
      </p>
      {link && (
        <>
          <TextField
            ref={field}
            label={copyText.link}
            value={link}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <ActionRow>
            <ToolButton onClick={() => void copy(link)}>
              {copyText.copyLink}
            </ToolButton>
            {link.length < maxMailLength && (
              <a
                href={`mailto:?subject=${encodeURIComponent(copyText.emailSubject)}&body=${encodeURIComponent(link)}`}
              >
                {copyText.email}
              </a>
            )}
          </ActionRow>
          <p className={tool.status} role="status">
            {copied !== "idle" && copyText[copied]}
          </p>
        </>
      )}
      <div className={tool.fields}>
        <TextField
          label={copyText.openFile}
          type="file"
          accept=".json,application/json,text/plain"
          onChange={({ target }) => {
            const [file] = Array.from(target.files ?? []);
            if (file) void file.text().then(read);
            // So that the same file can be chosen again.
            target.value = "";
          }}
        />
        <TextField
          label={copyText.openLink}
          type="url"
          value=""
          onChange={({ target }) => read(target.value)}
        />
      </div>
    </>
  );
}
