/** @jest-environment jsdom */
import { showFaults } from "../../../src/components/layout/faultNotice";

/** The feed, which jsdom doesn't have. */
const feed: { onmessage?: (event: { data: string }) => void } = {};
Object.assign(globalThis, { EventSource: jest.fn(() => feed) });

const report = (text: string) =>
  feed.onmessage?.({ data: JSON.stringify(text) });

test("a page tells of faults in the content while there are any", () => {
  showFaults("/faults");
  const notice = document.querySelector<HTMLElement>("[role=status]")!;
  expect(notice.hidden).toBe(true);
  report("1 fault in the content\n\ncontent/a.md:3\n    <b>");
  expect(notice.hidden).toBe(false);
  expect(notice.querySelector("summary")?.textContent).toBe(
    "1 fault in the content",
  );
  expect(notice.querySelector("pre")?.textContent).toBe(
    "content/a.md:3\n    <b>",
  );
  report("");
  expect(notice.hidden).toBe(true);
  notice.remove();
});

test("it unfolds where the page itself is missing", async () => {
  showFaults("/faults");
  const notice = document.querySelector<HTMLElement>("[role=status]")!;
  report("1 fault in the content\n\ncontent/a.md:3");
  const details = () => notice.querySelector("details")!;
  expect(details().open).toBe(false);
  const page = document.createElement("main");
  page.innerHTML = "<h1>Gatsby.js development 404 page</h1>";
  document.body.append(page);
  await Promise.resolve();
  expect(details().open).toBe(true);
  expect(notice.dataset).toHaveProperty("missing");
  expect(document.body.lastElementChild).toBe(page);
  report("2 faults in the content");
  expect(details().open).toBe(true);
  page.innerHTML = "<h1>About us</h1>";
  await Promise.resolve();
  expect(details().open).toBe(false);
  expect(notice.dataset).not.toHaveProperty("missing");
});
