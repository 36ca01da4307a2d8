import type { RefObject } from "react";
import { ActionRow, ToolButton } from "./Button";
import { Status, useMessage } from "./Status";
import * as tool from "./Tool.module.css";

/** The most characters of an address that every mail program takes. */
const maxMailto = 2000;

/** Replaces lone surrogates, such as half an emoji, which can't be encoded. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));

/** The address of an email. @param text left out by default */
export const mailtoUri = (to: string, subject: string, text = ""): string =>
  `mailto:${to}?subject=${encode(subject)}${text && `&body=${encode(text.replaceAll("\n", "\r\n"))}`}`;

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
  /** Who gets it, for a text that is meant for one. */
  to?: string;
}

/**
 * A button that copies a text, and a link that emails it. One that is too long has to be
 * pasted into the email, or has no link if it is meant for nobody.
 */
export function CopyOrEmail(props: CopyOrEmailProps) {
  const { text, shown, words, subject, to = "", onTaken } = props;
  const [message, say] = useMessage();
  const mailto = mailtoUri(to, subject, text);
  const isLong = mailto.length >= maxMailto;

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
      current?.closest("details")?.setAttribute("open", "");
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
        {(!isLong || to) && (
          <a href={isLong ? mailtoUri(to, subject) : mailto} onClick={onTaken}>
            {words.email}
          </a>
        )}
      </ActionRow>
      {isLong && to && (
        <p>
          It’s too long for the email to open with it: copy it, then paste it
          into the email.
        </p>
      )}
      <Status message={message} />
    </>
  );
}
