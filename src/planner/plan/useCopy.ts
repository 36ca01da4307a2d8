import { useState } from "react";

export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * A function that copies a text, or saves it where the browser denies that; and
 * whether it copied the last one.
 */
export function useCopy(): readonly [
  copied: boolean,
  copy: (text: string) => Promise<void>,
] {
  const [copied, setCopied] = useState(false);
  async function copy(text: string) {
    setCopied(false);
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      saveFile("moving-plan.txt", "text/plain;charset=utf-8", text);
    }
  }
  return [copied, copy];
}
