import type { RefObject } from "react";
import { ActionRow, ToolButton } from "./Button";
import { Status, useMessage } from "./Status";
import * as tool from "./Tool.module.css";

/** The most characters of an address that every mail program takes. */
const maxMailto = 2000;

interface CopyOrEmailProps {
  text: string;
  /** Where the text is shown, and is selected if it can't be copied. */
  shown: RefObject<HTMLElement | null>;
  /** What the buttons say. */
  words: { readonly copy: string; readonly email: string };
  /** Of the email. */
  subject: string;
  /** Called when the text was copied, or goes into an email. */
  onTaken?: () => void;
}

/** A button that copies a text and, unless it is too long, a link that emails it. */
export function CopyOrEmail(props: CopyOrEmailProps) {
  const { text, shown, words, subject, onTaken } = props;
  const [message, say] = useMessage();
  const mailto = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      say("Copied.");
      onTaken?.();
    } catch {
      say(
        "This browser doesn’t allow copying here. The text is selected: copy it from the menu, or press and hold it.",
      );
      const { current } = shown;
      if (current instanceof HTMLInputElement) current.select();
      else if (current) window.getSelection()?.selectAllChildren(current);
    }
  }

  return (
    <>
      <ActionRow>
        <span className={tool.needsScripts}>
          <ToolButton onClick={() => void copy()}>{words.copy}</ToolButton>
        </span>
        {mailto.length < maxMailto && (
          <a href={mailto} onClick={onTaken}>
            {words.email}
          </a>
        )}
      </ActionRow>
      <Status message={message} />
    </>
  );
}
