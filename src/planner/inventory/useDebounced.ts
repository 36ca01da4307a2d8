import { useEffect, useState } from "react";

/** Milliseconds without a change before screen readers are told. */
const pause = 1000;

/** A text that changes only once it has stopped changing. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
