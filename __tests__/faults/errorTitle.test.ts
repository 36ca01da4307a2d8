import "../support/fixtureOnly";
import { company } from "../fixture/content";
import { browserPages } from "../support/browserPages";

const { open } = browserPages();

test("a page that fails has the error title, and the next one its own", async () => {
  const page = await open("/");
  await page.route("**/page-data/contact/page-data.json", async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as {
      result: { data: { contact: { form: unknown } } };
    };
    data.result.data.contact.form = null;
    await route.fulfill({ json: data });
  });
  const footer = page.getByRole("contentinfo");
  await footer.locator('a[href="/contact"]').click();
  await page.waitForFunction(
    (title) => document.title === title,
    `Unexpected Application Error! | ${company.shortName}`,
  );
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await footer.locator('a[href="/about"]').click();
  await page.waitForURL("/about");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.title.startsWith("Unexpected"));
  expect(await page.title()).toMatch(new RegExp(` \\| ${company.shortName}$`));
});
