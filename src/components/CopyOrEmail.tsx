import type { RefObject } from "react";
import { ActionRow, ToolButton } from "./Button";
import { LiveRegion, useAnnouncer } from "./LiveRegion";
import * as scripting from "./Scripting.module.css";

/** Maximum length of a `mailto:` URI that every mail program opens. */
const maxMailtoLength = 2000;

/**
 * Percent-encodes a text for a query. Replaces lone surrogates, such as half an emoji:
 * `encodeURIComponent` throws on them.
 */
const encodeQueryText = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));

/**
 * Builds a `mailto:` URI.
 * @param text body of the email; none by default
 */
export const buildMailtoUri = (
  to: string,
  subject: string,
  text = "",
): string =>
  `mailto:${to}?subject=${encodeQueryText(subject)}${text && `&body=${encodeQueryText(text.replaceAll("\n", "\r\n"))}`}`;

interface CopyOrEmailProps {
  text: string;
  /** The element with the text, which is selected if copying fails. */
  textRef: RefObject<HTMLElement | null>;
  /** Labels of the button and the link. */
  labels: { readonly copy: string; readonly email: string };
  /** Subject of the email. */
  subject: string;
  /** Called after copying, and on a click on the email link. */
  onCopyOrEmail?: () => void;
  /** Recipient of the email; by default the visitor chooses one. */
  to?: string;
}

/**
 * A button that copies a text, and a link that opens an email with it. If the text is too
 * long for a `mailto:` URI, the link opens an empty email to the recipient, and a sentence
 * asks the visitor to paste the text; without a recipient, there is no link.
 */
export function CopyOrEmail(props: CopyOrEmailProps) {
  const { text, textRef, labels, subject, to = "", onCopyOrEmail } = props;
  const [message, announce] = useAnnouncer();
  const mailto = buildMailtoUri(to, subject, text);
  const isLong = mailto.length >= maxMailtoLength;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      announce("Copied.");
      onCopyOrEmail?.();
    } catch {
      announce(
        "This browser doesn’t allow copying here. The text is selected: copy it from the menu, or press and hold it.",
      );
      const { current } = textRef;
      current?.closest("details")?.setAttribute("open", "");
      if (current instanceof HTMLInputElement) current.select();
      else if (current) window.getSelection()?.selectAllChildren(current);
    }
  }

  return (
    <>
      <ActionRow>
        <span className={scripting.needsScripts}>
          <ToolButton onClick={() => void copy()}>{labels.copy}</ToolButton>
        </span>
        {(!isLong || to) && (
          <a
            href={isLong ? buildMailtoUri(to, subject) : mailto}
            onClick={onCopyOrEmail}
          >
            {labels.email}
          </a>
        )}
      </ActionRow>
      {isLong && to && (
        <p>
          It’s too long for the email to open with it: copy it, then paste it
          into the email.
        </p>
      )}
      <LiveRegion message={message} />
    </>
  );
}
