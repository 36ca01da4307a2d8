import { useCallback, useState } from "react";
import * as styles from "./LiveRegion.module.css";

/** The last announcement. A new count makes screen readers announce an equal text again. */
interface Announcement {
  readonly text: string;
  /** Number of earlier announcements. */
  readonly count: number;
}

/**
 * Returns the state of a {@link LiveRegion}, and a function that announces a text, even the
 * same text twice. An empty text clears the region.
 * @param initialText text of the first render, which screen readers don't announce
 */
export function useAnnouncer(
  initialText = "",
): readonly [message: Announcement, announce: (text: string) => void] {
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
  className?: string;
}

/**
 * A live region: screen readers announce each new message. Render the region always,
 * because screen readers often miss a region that is inserted together with its text.
 * Its role isn't `alert`: Orca announces an alert only when the alert is inserted.
 */
export const LiveRegion = ({
  message: { text, count },
  className = String(styles.status),
}: LiveRegionProps) => (
  <p role="status" className={className}>
    {text && <span key={count}>{text}</span>}
  </p>
);
