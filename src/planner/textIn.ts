/** The text of a form's field; empty if it has none. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
