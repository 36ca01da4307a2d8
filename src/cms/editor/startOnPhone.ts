/**
 * On a phone a form starts without its preview, which would take its place:
 * `form.css` shows one of them, and Decap's button switches.
 */
export function startOnPhone(): void {
  if (matchMedia("(width < 800px)").matches)
    localStorage.setItem("cms.right-pane", "none");
}
