import "../support/fixtureOnly";
import { fixturePublicFolder } from "../support/builtFolder";
import { createFaultyProxy } from "../support/createFaultyProxy";
import { readInbox } from "../support/readQuotes";
import { serveSite } from "../support/serveSite";
import { engines } from "./engine";
import type { EnginePage } from "./engine";
import { journeys } from "./journeys";

for (const [name, isInstalled, start] of engines) {
  if (!isInstalled) console.warn(`Skipped: ${name} is not installed.`);
  (isInstalled ? describe : describe.skip)(name, () => {
    let site: Awaited<ReturnType<typeof serveSite>>;
    let network: Awaited<ReturnType<typeof createFaultyProxy>>;
    let page: EnginePage | undefined;
    beforeAll(async () => {
      site = await serveSite(fixturePublicFolder);
      network = await createFaultyProxy(site.origin);
      page = await start(network.origin);
    });
    afterAll(async () => {
      await page?.close();
      await network.close();
      await site.close();
    });

    // With a plan, the next page would hydrate at once.
    afterEach(async () => {
      network.failure = () => undefined;
      await page?.ask(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    });

    const inbox = async () =>
      (await readInbox(site.inboxFile)).map(({ request }) => request);

    test.each(journeys)("%s", (_what, journey) =>
      journey(page!, inbox, network),
    );
  });
}
