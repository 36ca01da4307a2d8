import "../support/fixtureOnly";
import { fixtureFolder } from "../support/builtFolder";
import { serveSite } from "../support/serveSite";
import { engines } from "./engine";
import type { Engine } from "./engine";
import { journeys } from "./journeys";

jest.setTimeout(300_000);

for (const [name, start] of engines) {
  if (!start) console.warn(`Skipped: ${name} is not installed.`);
  (start ? describe : describe.skip)(name, () => {
    let site: Awaited<ReturnType<typeof serveSite>>;
    let engine: Engine | undefined;
    beforeAll(async () => {
      site = await serveSite(fixtureFolder);
      engine = await start?.(site.origin);
    });
    afterAll(async () => {
      await engine?.close();
      await site.close();
    });

    test.each(Object.entries(journeys))("%s", (_what, journey) =>
      journey(engine!.page),
    );
  });
}
