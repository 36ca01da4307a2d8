/** @jest-environment jsdom */
import { showFaults } from "../../../src/components/layout/faultNotice";

/** The feed, which jsdom doesn't have. */
const feed: { onmessage?: (event: { data: string }) => void } = {};
Object.assign(globalThis, { EventSource: jest.fn(() => feed) });

const report = (text: string) =>
  feed.onmessage?.({ data: JSON.stringify(text) });

test("tells of faults while there are any, unfolded where the page is missing", async () => {
  showFaults("/faults");
  const notice = document.querySelector<HTMLElement>("[role=status]")!;
  expect(notice.hidden).toBe(true);
  report("1 fault in the content\n\ncontent/a.md:3\n    <b>");
  expect(notice.hidden).toBe(false);
  expect(notice.textContent).toMatch(/^1 fault in the content/);
  expect(notice.querySelector("pre")?.textContent).toBe(
    "content/a.md:3\n    <b>",
  );
  expect(notice.querySelector("details")!.open).toBe(false);
  const page = document.createElement("main");
  page.innerHTML = "<h1>Gatsby.js development 404 page</h1>";
  document.body.append(page);
  await Promise.resolve();
  expect(notice.querySelector("details")!.open).toBe(true);
  report("");
  expect(notice.hidden).toBe(true);
});
