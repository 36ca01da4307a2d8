import "../support/fixtureOnly";
import type { Engine } from "./enginePage";
import { journeys } from "./journeys";
import { engines } from "./startEngine";

jest.setTimeout(300_000);

for (const { name, start } of engines) {
  if (!start) console.warn(`Skipped: ${name} is not installed.`);
  (start ? describe : describe.skip)(name, () => {
    let engine: Engine | undefined;
    beforeAll(async () => {
      engine = await start?.(process.env.TEST_SITE!);
    });
    afterAll(() => engine?.close());

    test.each(Object.entries(journeys))("%s", (_what, journey) =>
      journey(engine!.page),
    );
  });
}
