import type { Diagnostic } from "../../content/model/diagnostics";
import { formatEditorDiagnostic } from "../preview/formatEditorDiagnostic";
import { formatFieldLabels } from "../preview/formatFieldLabel";
import type { ImmutableMap } from "./decapApi";
import { readOpenEntry } from "./decapInternals";
import type { OpenEntry } from "./decapInternals";
import type { EditorContent } from "./editorContent";
import { RemoteMerger } from "./remoteMerger";
import type { MergeResult, GitHubRepository } from "./remoteMerger";

/**
 * Creates an error for Decap to show. Its name is empty, because Decap would show the
 * name beside the message.
 */
export function createEditorError(message: string): Error {
  const error = new Error(message);
  error.name = "";
  return error;
}

/** Maximum number of diagnostics in a message; the preview lists all. */
const maxListed = 3;

/**
 * Creates an error that lists diagnostics after a summary.
 * @param openPath path of the open file below `content/`; diagnostics of this file omit
 * the path
 */
export function createDiagnosticsError(
  summary: string,
  diagnostics: readonly Diagnostic[],
  openPath = "",
): Error {
  const listed = diagnostics
    .slice(0, maxListed)
    .map((diagnostic) => `• ${formatEditorDiagnostic(diagnostic, openPath)}`);
  const omittedCount = diagnostics.length - listed.length;
  const more = omittedCount > 0 ? [`And ${omittedCount} more.`] : [];
  return createEditorError([summary, ...listed, ...more].join(" "));
}

/**
 * Asks for confirmation if a save would overwrite somebody else's conflicting changes,
 * or their deletion of the file.
 * @throws when the user cancels
 */
function confirmOverwrite({ file, conflicts, isDeleted }: MergeResult): void {
  if (!isDeleted && !conflicts.length) return;
  const summary = isDeleted
    ? "Somebody else has deleted this page in the meantime."
    : `Somebody else has since changed the same fields as you: ${formatFieldLabels(file, conflicts)}.`;
  const isConfirmed = window.confirm(
    `${summary}\n\nOK saves yours. Cancel saves nothing for now.`,
  );
  if (!isConfirmed)
    throw createEditorError(
      "Nothing is saved yet. Look at their version in another window, bring in what you need of it, and save again.",
    );
}

/**
 * Registers Decap's hooks for saving and publishing. Both reject entries with errors.
 * Saving also merges changes that others have stored since the form was opened.
 * Publishing also rejects an entry with others' changes that the user hasn't seen.
 * @param repository repository of the pull requests; `undefined` for files of this
 * machine
 */
export function registerSaveHooks(
  editorContent: EditorContent,
  repository?: GitHubRepository,
): void {
  const { CMS } = window;
  const remoteMerger = new RemoteMerger(editorContent, repository);

  function assertValid(summary: string, open: OpenEntry): void {
    const { errors } = editorContent.check(open);
    if (errors.length)
      throw createDiagnosticsError(summary, errors, open.file.path);
  }

  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      await editorContent.refresh();
      const open = readOpenEntry(entry);
      if (open.isNew) {
        assertValid("Nothing is saved yet.", open);
        return undefined;
      }
      const merged = await remoteMerger.merge(open);
      const { file } = merged;
      const isFormValid = !editorContent.check(open).errors.length;
      assertValid(
        isFormValid
          ? "Nothing is saved yet: your change conflicts with what somebody else has saved since."
          : "Nothing is saved yet.",
        { ...open, file },
      );
      confirmOverwrite(merged);
      remoteMerger.markResolved(merged);
      return (entry.get("data") as ImmutableMap)
        .clear()
        .merge({ ...file.frontMatter, ...(file.body && { body: file.body }) });
    },
  });
  CMS.registerEventListener({
    name: "postSave",
    handler: ({ entry }) => {
      const { file } = readOpenEntry(entry);
      editorContent.recordSave(file);
      remoteMerger.recordSave(file);
    },
  });
  if (repository)
    CMS.registerEventListener({
      name: "prePublish",
      handler: async ({ entry }) => {
        await editorContent.refresh();
        const open = readOpenEntry(entry);
        assertValid("This can't be published yet.", open);
        const unseenFields = await remoteMerger.findUnseenFields(open);
        if (unseenFields.length)
          throw createEditorError(
            `This can't be published yet: somebody else has since changed ${formatFieldLabels(open.file, unseenFields)}. Reload this page, check it and save it, then publish it.`,
          );
      },
    });
}
