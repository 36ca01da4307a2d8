import * as styles from "./faultNotice.module.css";

/**
 * Under `gatsby develop`, tells at the bottom of every page that content has
 * faults, because pages then show what they were before, or are missing.
 * @param address of the feed of reports
 */
export function showFaults(address: string): void {
  const summary = document.createElement("summary");
  const report = document.createElement("pre");
  const details = document.createElement("details");
  details.append(summary, report);
  const notice = document.createElement("div");
  notice.className = styles.notice ?? "";
  notice.setAttribute("role", "status");
  notice.hidden = true;
  notice.append(details);
  document.body.append(notice);
  new EventSource(address).onmessage = ({ data }: MessageEvent<string>) => {
    const [heading = "", ...lines] = (JSON.parse(data) as string).split("\n");
    notice.hidden = !heading;
    summary.textContent = heading;
    report.textContent = lines.join("\n").trim();
  };
}
