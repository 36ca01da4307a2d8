import { useEffect, useState } from "react";

/** Milliseconds without a change before screen readers are told. */
const pause = 1000;

/** Tells screen readers a text once it has stopped changing. */
export function Spoken({ text }: { text: string }) {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {settled}
    </p>
  );
}
