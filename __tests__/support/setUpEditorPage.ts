import path from "node:path";
import type { Browser, Page } from "playwright-core";
import {
  decapFileApiPath,
  createCmsBackendConfig,
} from "../../src/cms/createCmsBackendConfig";
import { readAdminContent } from "../../src/cms/readAdminContent";
import { renderAdminPage } from "../../src/cms/renderAdminPage";
import { connectToBrowser } from "./setUpPages";
import { signIn, startEditor } from "./editor";

type Editor = Awaited<ReturnType<typeof startEditor>>;

/** An editor of the fixture content, and a page signed in to it. */
interface EditorPage {
  readonly editor: Editor;
  readonly browser: Browser;
  readonly page: Page;
}

/** Opens a page with long timeouts, because Decap is slow. */
export async function openDecapPage(
  browser: Browser,
  baseURL: string,
  options: Parameters<Browser["newPage"]>[0],
): Promise<Page> {
  const page = await browser.newPage({ baseURL, ...options });
  page.setDefaultTimeout(60_000);
  // Decap asks before it leaves unsaved changes.
  page.on("dialog", (dialog) => void dialog.accept());
  return page;
}

/**
 * Opens a page of the editor that edits local files, as under `npm run cms`. The page's
 * content is read again at every request.
 */
export async function openEditorPage(
  browser: Browser,
  { origin: site, folder, files: url }: Editor,
  options: Parameters<Browser["newPage"]>[0],
): Promise<Page> {
  const page = await openDecapPage(browser, site, options);
  const body = renderAdminPage(createCmsBackendConfig({ CMS_LOCAL: "1" }));
  await page.route(/\/admin$/, (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
  await page.route("**/admin/content.json", async (route) =>
    route.fulfill({
      json: await readAdminContent(path.join(folder, "content")),
    }),
  );
  const { origin, host } = new URL(url);
  await page.route(decapFileApiPath, async (route) => {
    const headers = { ...route.request().headers(), origin, host };
    const answer = async () =>
      route.fulfill({ response: await route.fetch({ url, headers }) });
    // The page may be closed by now.
    await answer().catch(() => undefined);
  });
  return page;
}

/**
 * Starts an editor for the tests of a file, with one page that signs in once. Reverts the
 * content after each test, and fails the test if the page sent a request to another host or
 * violated a policy.
 */
export function setUpEditorPage(): EditorPage {
  const editorPage = {} as {
    -readonly [Part in keyof EditorPage]: EditorPage[Part];
  };
  const hosts = new Set<string>();
  const policyViolations: string[] = [];
  beforeAll(async () => {
    editorPage.editor = await startEditor();
    editorPage.browser = await connectToBrowser();
    editorPage.page = await openEditorPage(
      editorPage.browser,
      editorPage.editor,
      {
        viewport: { width: 1440, height: 900 },
      },
    );
    editorPage.page.on("request", (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith("http")) hosts.add(hostname);
    });
    editorPage.page.on("console", (message) => {
      if (/content security policy/i.test(message.text()))
        policyViolations.push(message.text());
    });
    await signIn(editorPage.page);
  });
  afterEach(() => {
    editorPage.editor.reset();
    expect(Array.from(hosts)).toEqual(["127.0.0.1"]);
    expect(policyViolations).toEqual([]);
  });
  afterAll(async () => {
    await editorPage.browser.close();
    await editorPage.editor.close();
  });
  return editorPage;
}
