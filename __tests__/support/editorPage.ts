import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { filesAddress } from "../../src/cms/localFiles";
import { readAdminContent } from "../../src/cms/adminContent";
import { sharedBrowser } from "./browserPages";
import { signIn, startEditor } from "./editor";

type Editor = Awaited<ReturnType<typeof startEditor>>;

/** An editor of the fixture content, and a page that is signed in to it. */
interface EditorPage {
  readonly editor: Editor;
  readonly browser: Browser;
  readonly page: Page;
}

/** Opens a page on which Decap may take its time. */
export async function openEditorPage(
  browser: Browser,
  {
    origin,
    folder,
    files: url,
  }: Pick<Editor, "origin"> & Partial<Pick<Editor, "folder" | "files">>,
  options: Parameters<Browser["newPage"]>[0],
): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin, ...options });
  page.setDefaultTimeout(60_000);
  // As under `npm run cms`, whose content is read anew for every request.
  if (folder && url) {
    await page.route("**/admin/content.json", async (route) =>
      route.fulfill({
        json: await readAdminContent(path.join(folder, "content")),
      }),
    );
    const { origin, host } = new URL(url);
    await page.route(filesAddress, async (route) => {
      const headers = { ...route.request().headers(), origin, host };
      const answer = async () =>
        route.fulfill({ response: await route.fetch({ url, headers }) });
      // A page that is closed meanwhile needs none.
      await answer().catch(() => undefined);
    });
  }
  // Decap asks before it leaves what is not saved.
  page.on("dialog", (dialog) => void dialog.accept());
  return page;
}

/**
 * Starts an editor for the tests of a file, whose page signs in once, and
 * reverts the content after each test.
 * @param prepare is given the page before it signs in
 */
export function withEditorPage(
  viewport: { readonly width: number; readonly height: number },
  prepare: (page: Page) => void = () => undefined,
): EditorPage {
  const started = {} as {
    -readonly [Part in keyof EditorPage]: EditorPage[Part];
  };
  beforeAll(async () => {
    started.editor = await startEditor();
    started.browser = await sharedBrowser();
    started.page = await openEditorPage(started.browser, started.editor, {
      viewport,
    });
    prepare(started.page);
    await signIn(started.page);
  });
  afterEach(() => started.editor.reset());
  afterAll(async () => {
    await started.browser.close();
    await started.editor.close();
  });
  return started;
}
