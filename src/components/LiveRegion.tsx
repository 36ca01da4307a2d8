import { useCallback, useState } from "react";
import * as tool from "./Tool.module.css";

/** What was said last. The same words said again are a new message. */
interface Announcement {
  readonly text: string;
  /** How often something was said before. */
  readonly count: number;
}

/**
 * The message for a {@link LiveRegion}, and a function that says a text, also if it is the
 * one before. An empty text takes the message away.
 * @param initialText what stands there from the beginning, and isn't read out
 */
export function useAnnouncer(
  initialText = "",
): readonly [message: Announcement, say: (text: string) => void] {
  const [message, setMessage] = useState<Announcement>({
    text: initialText,
    count: 0,
  });
  const announce = useCallback((text: string) => {
    setMessage(({ count }) => ({ text, count: count + 1 }));
  }, []);
  return [message, announce];
}

interface LiveRegionProps {
  message: Announcement;
  /** Whether screen readers interrupt what they are reading. */
  isAssertive?: boolean;
  className?: string;
}

/**
 * A line that screen readers read out whenever something is said. Render it always:
 * they often miss what comes into the page together with its text.
 */
export const LiveRegion = ({
  message: { text, count },
  isAssertive = false,
  className = String(tool.status),
}: LiveRegionProps) => (
  <p role={isAssertive ? "alert" : "status"} className={className}>
    {text && <span key={count}>{text}</span>}
  </p>
);
