import * as styles from "./faultNotice.module.css";

const explanation =
  "If there should be a page here, a fault below keeps it away.";

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** Shows a report; its first line stays in sight. */
function show(notice: HTMLElement, report: string): void {
  const [heading = "", ...lines] = report.split("\n");
  notice.hidden = !report;
  const details = document.createElement("details");
  details.append(
    element("summary", heading),
    element("p", explanation),
    element("pre", lines.join("\n").trim()),
  );
  notice.replaceChildren(details);
}

/** Whether Gatsby shows its own page for an address that has none. */
const isMissing = ({ ownerDocument }: HTMLElement) =>
  /development 404/.test(ownerDocument.querySelector("h1")?.textContent ?? "");

/** Stands above and unfolded where the page itself is missing. */
function place(notice: HTMLElement): void {
  const missing = isMissing(notice);
  if (missing === notice.matches("[data-missing]")) return;
  notice.toggleAttribute("data-missing", missing);
  const { body } = notice.ownerDocument;
  if (missing) body.prepend(notice);
  else body.append(notice);
  notice.querySelector("details")?.toggleAttribute("open", missing);
}

/**
 * Under `gatsby develop`, tells on every page that content has faults, because
 * pages then show what they were before, or are missing.
 * @param address of the feed of reports
 */
export function showFaults(address: string): void {
  const notice = document.createElement("div");
  notice.className = styles.notice ?? "";
  notice.setAttribute("role", "status");
  notice.hidden = true;
  document.body.append(notice);
  const placing = new MutationObserver(() => place(notice));
  placing.observe(document.body, { childList: true, subtree: true });
  new EventSource(address).onmessage = ({ data }: MessageEvent<string>) => {
    show(notice, JSON.parse(data) as string);
    notice.removeAttribute("data-missing");
    place(notice);
  };
}
