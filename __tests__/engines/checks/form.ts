import { readInbox } from "../../../src/server/quotes/storage/inbox";
import { filledValues } from "../../support/filledForm";
import { openListening } from "./atPage";
import type { AskedPage } from "./atPage";

const send = "form button[type=submit]";

const saysOnScreen = (words: string) => document.body.innerText.includes(words);

export function form(asked: AskedPage): void {
  describe("the form", () => {
    test("shows mistakes, and is received as it was typed once they are mended", async () => {
      const page = asked();
      await openListening(page, "/contact");
      await page.click(send);
      await page.until(saysOnScreen, "Invalid email address");
      await page.until(saysOnScreen, "Move from date is required");

      // The driver of WebKit has no key for emoji.
      const message = `Third floor, <b>${crypto.randomUUID()}</b>`;
      const { name, email, phone, moveSize, referralSource } = filledValues;
      for (const [field, text] of Object.entries({
        name,
        email,
        phone,
        message,
      }))
        await page.type(`[name=${field}]`, text);
      // As it is typed where dates begin with the month.
      await page.type("[name=moveFromDate]", "03/01/2027");
      await page.choose("[name=moveSize]", moveSize);
      await page.choose("[name=referralSource]", referralSource);
      await page.click(send);
      await page.until(saysOnScreen, "Quote Request Submitted");

      const received = await readInbox(process.env.TEST_INBOX!);
      expect(received.map(({ request }) => request)).toContainEqual(
        expect.objectContaining({ ...filledValues, message }),
      );
    });
  });
}
