/** Downloads a text as a file. */
export function downloadFile(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Safari reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
