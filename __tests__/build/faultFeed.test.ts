import { EventEmitter } from "node:events";
import { sendFaults, tellFaults } from "../../src/build/faultFeed";

/** An open page, and what it was sent. */
class Page extends EventEmitter {
  readonly sent: string[] = [];
  writeHead = () => undefined;
  write = (text: string) => void this.sent.push(text);
}

const event = (report: string) => `data: ${JSON.stringify(report)}\n\n`;

test("a page gets the report of the faults, and each later one until it is left", () => {
  const page = new Page();
  tellFaults("1 fault\nin line 3");
  sendFaults(undefined, page);
  tellFaults("1 fault\nin line 3");
  tellFaults("");
  page.emit("close");
  tellFaults("2 faults");
  expect(page.sent).toEqual([event("1 fault\nin line 3"), event("")]);
});
