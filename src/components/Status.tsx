import { useCallback, useState } from "react";
import * as tool from "./Tool.module.css";

/** What was said last. The same words said again are a new message. */
interface Message {
  readonly text: string;
  /** How often something was said before. */
  readonly count: number;
}

/**
 * The message for a {@link Status}, and a function that says a text, also if it is the
 * one before. An empty text takes the message away.
 * @param first what stands there from the beginning, and isn't read out
 */
export function useMessage(
  first = "",
): readonly [message: Message, say: (text: string) => void] {
  const [message, setMessage] = useState<Message>({ text: first, count: 0 });
  const say = useCallback((text: string) => {
    setMessage(({ count }) => ({ text, count: count + 1 }));
  }, []);
  return [message, say];
}

interface StatusProps {
  message: Message;
  /** Whether screen readers interrupt what they are reading. */
  isUrgent?: boolean;
  className?: string;
}

/**
 * A line that screen readers read out whenever something is said. Render it always:
 * they often miss what comes into the page together with its text.
 */
export const Status = ({
  message: { text, count },
  isUrgent = false,
  className = String(tool.status),
}: StatusProps) => (
  <p role={isUrgent ? "alert" : "status"} className={className}>
    {text && <span key={count}>{text}</span>}
  </p>
);
