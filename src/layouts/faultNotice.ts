import * as styles from "./faultNotice.module.css";

/** Shows a report; its first line stays in sight. */
function show(notice: HTMLElement, report: string): void {
  const [heading = "", ...lines] = report.split("\n");
  notice.hidden = !report;
  const summary = document.createElement("summary");
  summary.textContent = heading;
  const text = document.createElement("pre");
  text.textContent = lines.join("\n").trim();
  const details = document.createElement("details");
  details.append(summary, text);
  notice.replaceChildren(details);
}

/**
 * Under `gatsby develop`, tells on every page that content has faults, because
 * pages then show what they were before.
 * @param address of the feed of reports
 */
export function showFaults(address: string): void {
  const notice = document.createElement("div");
  notice.className = styles.notice ?? "";
  notice.setAttribute("role", "status");
  notice.hidden = true;
  document.body.append(notice);
  new EventSource(address).onmessage = ({ data }: MessageEvent<string>) =>
    show(notice, JSON.parse(data) as string);
}
