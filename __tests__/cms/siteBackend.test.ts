/** @jest-environment jsdom */
import { contentText } from "../../src/cms/contentText";
import { registerBackend } from "../../src/cms/editor/siteBackend";
import type { Backend } from "../../src/cms/editor/siteBackend";
import type { SiteChecks } from "../../src/cms/editor/siteChecks";
import { contentFiles } from "../support/contentFiles";

const [entry, follower] = ["cities/everett.md", "settings/redirects.md"].map(
  (path) => contentFiles.find((file) => file.path === path)!,
);

test("the files that follow an entry are saved with it", async () => {
  const persistEntry = jest.fn<Promise<void>, [unknown, unknown]>();
  const init = () => ({ persistEntry }) as unknown as Backend;
  let registered: { new (): Backend };
  Object.assign(window, {
    CMS: {
      getBackend: () => ({ init }),
      registerBackend: (_name: string, made: typeof registered) =>
        (registered = made),
    },
  });
  const checks = { following: () => [follower] } as unknown as SiteChecks;
  registerBackend("proxy", checks, false);
  const backend = new registered!();
  await backend.persistEntry(
    {
      dataFiles: [{ path: `content/${entry!.path}`, raw: contentText(entry!) }],
      assets: [],
    },
    {},
  );
  expect(persistEntry).toHaveBeenCalledWith(
    {
      dataFiles: [
        { path: `content/${entry!.path}`, raw: contentText(entry!) },
        { path: `content/${follower!.path}`, raw: contentText(follower!) },
      ],
      assets: [],
    },
    {},
  );
});
