import { readInbox } from "../../../src/quote/inbox/store/inbox";
import { filledValues } from "../../support/filledForm";
import { openHydrated } from "./atPage";
import type { GetPage } from "./atPage";

const send = "form button[type=submit]";

const isTextShown = (text: string) => document.body.innerText.includes(text);

export function form(getPage: GetPage): void {
  describe("the form", () => {
    test("shows errors, and is received as typed once they are corrected", async () => {
      const page = getPage();
      await openHydrated(page, "/contact");
      await page.click(send);
      await page.until(isTextShown, "Invalid email address");
      await page.until(isTextShown, "Move from date is required");

      // WebKit's driver can't type emoji.
      const message = `Third floor, <b>${crypto.randomUUID()}</b>`;
      const { name, email, phone, moveSize, referralSource } = filledValues;
      for (const [field, text] of Object.entries({
        name,
        email,
        phone,
        message,
      }))
        await page.type(`[name=${field}]`, text);
      // The date format of the browsers' locale.
      await page.type("[name=moveFromDate]", "03/01/2027");
      await page.choose("[name=moveSize]", moveSize);
      await page.choose("[name=referralSource]", referralSource);
      await page.click(send);
      await page.until(isTextShown, "Quote Request Submitted");

      const received = await readInbox(process.env.TEST_INBOX!);
      expect(received.map(({ request }) => request)).toContainEqual(
        expect.objectContaining({ ...filledValues, message }),
      );
    });
  });
}
