import { useEffect, useState } from "react";

/** Milliseconds without a change before screen readers are told. */
const delay = 1000;

/** Tells screen readers a text once it has stopped changing. */
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
