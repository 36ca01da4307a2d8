import { useEffect, useState } from "react";

/** Milliseconds without a change before an announcement. */
const delay = 1000;

/** Live region that announces its text after the text has stopped changing. */
export function DebouncedStatus({ text }: { text: string }) {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  );
}
