import { takeNewerVersion } from "../../src/cms/editor/newerVersion";
import type { OpenForm } from "../../src/cms/editor/openForm";
import type { Versions } from "../../src/cms/editor/versions";

const never = () => {
  throw new Error("not asked");
};

/** Whether the form notices anything where its own version is the stored one. */
const notices = (isWaiting: boolean, publishedMeanwhile: () => unknown) =>
  takeNewerVersion(
    { say: never } as unknown as OpenForm,
    {
      base: () => "A",
      stored: () => Promise.resolve({ text: "A", isWaiting }),
      publishedMeanwhile,
    } as unknown as Versions,
    { get: never, toJS: never } as never,
    { path: "cities/everett.md", frontMatter: {}, body: "" },
  );

test("where nothing waits, nobody asks what was published meanwhile", async () => {
  await expect(notices(false, never)).resolves.toBe(false);
});

test("where a change waits, it is asked", async () => {
  const asked = jest.fn().mockResolvedValue(undefined);
  await expect(notices(true, asked)).resolves.toBe(false);
  expect(asked).toHaveBeenCalledTimes(1);
});
