import { pages } from "../fixture/content";
import {
  setUpPages,
  withReducedMotion,
  hydrate,
  phoneViewport,
} from "../support/setUpPages";
import { builtPage } from "../support/builtPages";

const { newPage, open } = setUpPages();

/**
 * The page's head now and as built, without the elements that only load files. Runs in
 * the page.
 */
async function headNowAndBuilt(): Promise<string[][]> {
  const loading =
    "[rel=manifest], [rel=prefetch], [rel=modulepreload], [rel=stylesheet], [as=script], [as=fetch], [http-equiv=Content-Security-Policy]";
  const html = await (await fetch(location.href)).text();
  const built = new DOMParser().parseFromString(html, "text/html");
  return [document, built].map(({ head }) =>
    Array.from(
      head.querySelectorAll("title, meta, link, [type='application/ld+json']"),
    )
      .filter((element) => !element.matches(loading))
      .map(({ outerHTML }) => outerHTML)
      .sort(),
  );
}

test("the first link skips to the content", async () => {
  const page = await open("/about", withReducedMotion);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    "Skip to content",
  );
  await page.keyboard.press("Enter");
  await page.waitForURL("**#content");
  await page.keyboard.press("Tab");
  expect(
    await page.evaluate(() =>
      document.querySelector("main")?.contains(document.activeElement),
    ),
  ).toBe(true);
});

test.each(["/contact", pages.inventory])(
  "React leaves the head of %s as it was built",
  async (path) => {
    const page = await open(path, withReducedMotion);
    const [now, built] = await page.evaluate(headNowAndBuilt);
    expect(now).not.toEqual([]);
    expect(now).toEqual(built);
  },
);

test("the footer has the year of the visit, also long after the build", async () => {
  const page = await newPage(withReducedMotion);
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.clock.install({ time: new Date("2091-06-01") });
  for (const path of ["/about", "/contact"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await hydrate(page);
    await page.getByText("© 2091").waitFor();
  }
  expect(errors).toEqual([]);
});

test("fragments show their target below the header", async () => {
  const page = await open(`${pages.boxes}#box-sizes`, withReducedMotion);
  const isBelowHeader = (id: string) =>
    page.waitForFunction((expected) => {
      const { top } = document
        .getElementById(expected)!
        .getBoundingClientRect();
      const bar = document.querySelector("header")!.getBoundingClientRect();
      return top >= bar.bottom && top < innerHeight;
    }, id);
  await isBelowHeader("box-sizes");
  await page.goto(pages.guide);
  const contents = page.getByRole("navigation", { name: "On this page" });
  const link = contents.getByRole("link").last();
  const id = (await link.getAttribute("href"))!.slice(1);
  await link.click();
  await isBelowHeader(id);
});

test("an address opens the answer that it names", async () => {
  const answers = "/accessibility";
  const [first, second] = builtPage(answers)
    .html.querySelectorAll("main details > [id]")
    .map(({ id }) => id);
  const page = await open(`${answers}#${first!}`, withReducedMotion);
  const answer = (id: string | undefined) => page.locator(`#${id!} p`).first();
  await answer(first).waitFor();
  expect(await answer(second).isVisible()).toBe(false);
  await page.goto(`${answers}#${second!}`);
  await answer(second).waitFor();
});

test("phones fold all tips but three, and other screens none", async () => {
  const page = await open(pages.boxes, {
    ...withReducedMotion,
    viewport: phoneViewport,
  });
  const [visible, folded] = ["Bag the lids.", "Dry the kettle."].map((tip) =>
    page.getByText(tip),
  );
  expect(await visible!.isVisible()).toBe(true);
  expect(await folded!.isVisible()).toBe(false);
  await page.getByText("2 more hints").click();
  await folded!.waitFor();
  await page.getByText("2 more hints").click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await folded!.waitFor();
  expect(await page.getByText("2 more hints").isVisible()).toBe(false);
});

test("focus is never hidden by the header or the bar below", async () => {
  const page = await open(pages.city, {
    ...withReducedMotion,
    viewport: phoneViewport,
  });
  await page.evaluate(() => scrollTo({ top: 800, behavior: "instant" }));
  await page.getByRole("navigation", { name: "Contact us" }).waitFor();
  const stops = page.locator("main :is(a[href], button, summary):visible");
  const hidden = await stops.evaluateAll((elements) => {
    const isSeen = (element: Element) => {
      const { left, top, width, bottom } = element.getClientRects()[0]!;
      return [top + 1, bottom - 1].every((y) => {
        const topElement = document.elementFromPoint(left + width / 2, y);
        return topElement?.contains(element) || element.contains(topElement);
      });
    };
    // Forward with Tab, and back with Shift+Tab.
    return [...elements, ...[...elements].reverse()]
      .filter((element) => {
        (element as HTMLElement).focus();
        return document.activeElement !== element || !isSeen(element);
      })
      .map(({ outerHTML }) => outerHTML);
  });
  expect(hidden).toEqual([]);
});

test("a phone shows one button for a quote at a time", async () => {
  const page = await open(pages.city, {
    ...withReducedMotion,
    viewport: phoneViewport,
  });
  const counts = await page.evaluate(async () => {
    const buttons = Array.from(
      document.querySelectorAll("main a[href='/contact'], nav[aria-label] > a"),
    ).filter((link) => getComputedStyle(link).color === "rgb(255, 255, 255)");
    const isSeen = (link: Element) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      const topElement = document.elementFromPoint(
        left + width / 2,
        top + height / 2,
      );
      return link.contains(topElement);
    };
    const positions: number[] = [];
    for (let top = 0; top < document.body.scrollHeight; top += 60) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      positions.push(buttons.filter(isSeen).length);
    }
    return positions;
  });
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([0, 1]);
});
