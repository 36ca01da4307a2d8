import type { ContentFile } from "../../../src/content-model/contentFile";
import { publishEntries } from "../../../src/gatsby/nodes/publishEntries";
import { cityFile, postFile } from "../../support/contentFactories";
import { nodeHelpers, nodeStore } from "../../support/gatsbyNodes";
import { entryOf } from "../../support/parsedContent";

const city = cityFile();
const draft = cityFile({ name: "Gig Harbor", draft: true });
const scheduled = postFile({ date: "2026-12-02" });

const idOf = (file: ContentFile) =>
  nodeHelpers.createNodeId(`${entryOf(file).kind.name} ${file.path}`);

/** A node store that is kept between runs. */
function keptNodes(...files: ContentFile[]) {
  const store = nodeStore(files);
  const run = (
    today: string,
    pending: boolean,
    loadNodeContent: unknown = store.loadNodeContent,
  ) =>
    publishEntries({ today, pending }, {
      ...store,
      loadNodeContent,
    } as unknown as Parameters<typeof publishEntries>[1]);
  const kept = () => files.filter((file) => store.getNode(idOf(file)));
  return { run, kept };
}

test("a build keeps only what is published", async () => {
  const { run, kept } = keptNodes(city, draft, scheduled);
  const pending = await run("2026-12-01", false);
  expect(kept()).toEqual([city]);
  expect(pending.size).toBe(0);
});

test("a build removes what develop showed, and develop brings it back", async () => {
  const { run, kept } = keptNodes(city, draft, scheduled);
  await run("2026-12-01", true);
  expect(kept()).toEqual([city, draft, scheduled]);
  await run("2026-12-01", false);
  expect(kept()).toEqual([city]);
  await run("2026-12-01", true);
  expect(kept()).toEqual([city, draft, scheduled]);
});

test("a file is not read again while its node exists", async () => {
  const read = jest.fn();
  const { run, kept } = keptNodes(city, scheduled);
  await run("2026-12-02", false);
  await run("2026-12-01", false, read);
  expect(kept()).toEqual([city]);
  expect(read).not.toHaveBeenCalled();
});

test("a scheduled post is published from its day on", async () => {
  const { run, kept } = keptNodes(scheduled);
  await run("2026-12-01", false);
  expect(kept()).toEqual([]);
  await run("2026-12-02", false);
  expect(kept()).toEqual([scheduled]);
});

test("returns why each entry shown under develop is not published", async () => {
  const { run } = keptNodes(city, draft, scheduled);
  expect(Array.from(await run("2026-12-01", true))).toEqual([
    [idOf(draft), { draft: true }],
    [idOf(scheduled), { draft: false, scheduled: "2026-12-02" }],
  ]);
});
