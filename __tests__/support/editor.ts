import { execFileSync } from "node:child_process";
import fs from "node:fs/promises";
import http from "node:http";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import type { WebsocketManager } from "gatsby/dist/utils/websocket-manager";
import type { Page } from "playwright-core";
import type { Server } from "socket.io";
import { decapFileApiPath } from "../../src/cms/createCmsBackendConfig";
import { prependMiddleware } from "../../src/devServer/prependMiddleware";
import { requireSameOriginOrNavigation } from "../../src/devServer/sameOrigin";
import type { ExpressApp, Middleware } from "../../src/devServer/sameOrigin";
import { serveEditor } from "../../src/gatsby/serveEditor";
import { checkProjectContent } from "../../src/content/check/checkProjectContent";
import { formatReport } from "../../src/content/model/diagnostics";
import { prependSocketMiddleware } from "../../src/gatsby/gatsbyInternals";
import { fixturePublicFolder } from "./builtFolder";
import { listen } from "./localService";
import { serveSite } from "./serveSite";
import { fixtureContent } from "../fixture/content";

const git = (folder: string, ...args: string[]) =>
  execFileSync(
    "git",
    ["-c", "user.name=Editor", "-c", "user.email=e@x.example", ...args],
    { cwd: folder, encoding: "utf8" },
  );

/** Creates a git repository with the fixture content. */
async function createRepository(folder: string): Promise<void> {
  await fs.cp(fixtureContent, path.join(folder, "content"), {
    recursive: true,
  });
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", "The content");
}

/** Opens a socket as Gatsby's `develop` does. */
const openSocket: WebsocketManager["init"] = ({ server }) => {
  const sockets = createRequire(require.resolve("gatsby/package.json"))(
    "socket.io",
  ) as { Server: typeof Server };
  return new sockets.Server(server, { cors: { origin: true } });
};

/**
 * Serves the editor and a project's files as `npm run cms` does, with Gatsby's socket.
 * Express is that of Decap's server. Pages of the site never respond, as while webpack
 * bundles them.
 */
export async function serveLocalProject(folder: string) {
  const express = createRequire(require.resolve("decap-server/package.json"))(
    "express",
  ) as () => ExpressApp & http.RequestListener;
  const app = express();
  const respondToAll: Middleware = (_request, response) =>
    response.end("Drafts");
  const openCodeEditor: Middleware = (_request, response) =>
    response.end("Opened");
  const waitForBundle: Middleware = () => undefined;
  app.use("/___graphql", respondToAll);
  app.use("/__open-stack-frame-in-editor", openCodeEditor);
  app.use(waitForBundle);
  await prependMiddleware(app, async () => {
    app.use(requireSameOriginOrNavigation);
    await serveEditor(app, path.join(folder, "public/admin"), folder, true);
  });
  const server = http.createServer(app);
  const manager = { init: openSocket };
  prependSocketMiddleware(requireSameOriginOrNavigation, manager);
  manager.init({ server });
  return listen(server);
}

/** Serves the fixture site, and the editor of a copy of the fixture content. */
export async function startEditor() {
  const repository = await fs.mkdtemp(path.join(os.tmpdir(), "editor-"));
  await createRepository(repository);
  const host = await serveSite(fixturePublicFolder);
  const files = await serveLocalProject(repository);

  return {
    origin: host.origin,
    /** URL of the file API, where Decap reads and writes. */
    files: files.origin + decapFileApiPath,
    close: async () => {
      await files.close();
      await host.close();
      await fs.rm(repository, { recursive: true });
    },
    /** Folder of the edited repository. */
    folder: repository,
    /** Reverts all changes. */
    reset: () => {
      git(repository, "checkout", "--quiet", ".");
      git(repository, "clean", "--quiet", "--force", "-d");
    },
    /** Returns removed and added lines as in a diff, changed files, and new files. */
    changes: () => ({
      lines: git(repository, "diff", "--unified=0")
        .split("\n")
        .filter((line) => /^[-+](?![-+])/.test(line)),
      changed: git(repository, "diff", "--name-only").split("\n").slice(0, -1),
      added: git(repository, "ls-files", "--others", "--exclude-standard")
        .split("\n")
        .slice(0, -1),
    }),
    read: (file: string) => fs.readFile(path.join(repository, file), "utf8"),
    /** Changes a file behind the editor's back, as another person would. */
    async editFile(file: string, by: (text: string) => string): Promise<void> {
      const place = path.join(repository, file);
      await fs.writeFile(place, by(await fs.readFile(place, "utf8")));
    },
    /** The report of the content check; empty without errors. */
    async errors(): Promise<string> {
      const { errors } = await checkProjectContent(repository);
      return errors.length ? formatReport(errors) : "";
    },
  };
}

/** Opens the editor and signs in. */
export async function signIn(page: Page): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("link", { name: "Cities" }).waitFor();
}

/** Locates the frame of the editor's preview. */
export const previewOf = (page: Page) => page.frameLocator("#preview-pane");

/** Opens a form of the editor, such as `collections/posts/new`. */
export async function openForm(page: Page, address: string): Promise<void> {
  // Closes the form that is open first, so that no test types into the wrong form.
  await page.goto("/admin#/");
  await page.locator("#preview-pane").waitFor({ state: "detached" });
  await page.goto(`/admin#/${address}`);
}

/** Replaces the values of fields in the open form, by label. */
export async function fillFields(
  page: Page,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    // Decap sets the cursor when an input is focused.
    await page.getByRole("textbox", { name, exact: true }).click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.insertText(text);
  }
}

/** Publishes the open entry. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Publish now", { exact: true }).click();
}

export const waitForSaved = (page: Page): Promise<void> =>
  page.getByText("Changes saved").waitFor();

/**
 * Accepts or dismisses a page's confirm dialogs from now on.
 * @returns a function that reads the messages of the dialogs so far
 */
export async function answerConfirms(page: Page, isOk: boolean) {
  await page.evaluate((answer) => {
    const questions: string[] = [];
    Object.assign(window, {
      questions,
      confirm: (question: string) => {
        questions.push(question);
        return answer;
      },
    });
  }, isOk);
  return () =>
    page.evaluate(
      () => (window as unknown as { questions: string[] }).questions,
    );
}
