import fs from "node:fs";
import path from "node:path";
import { defineCommand, runCommand } from "../../../cli/command";
import { pluralize } from "../../../shared/text";
import { createInbox } from "../store/inbox";
import type { Inbox } from "../store/inbox";
import {
  deleteQuoteRequestsByEmail,
  readStoredQuoteRequest,
  setQuoteRequestHandled,
  readStoredQuoteRequests,
} from "./storedQuotes";
import type { QuoteRequestWithDeliveries } from "./storedQuotes";
import { assertNotPublicFile, readQuoteSettings } from "../readQuoteSettings";
import type { QuoteSettings } from "../readQuoteSettings";
import {
  quoteRequestsToCsv,
  withDisplayValues,
  formatQuoteRequestList,
  formatQuoteRequest,
} from "./formatQuotes";
import type { ReceiverContent } from "../responses/hostPage";
import { receiverContentFile } from "../../../site/files";

/**
 * Creates a function that replaces the values of a request's choices by their labels. Without a
 * built site, which has the labels, the values stay.
 */
function createValueFormatter(project: string): ActionOptions["formatValues"] {
  const file = path.join(project, "public", receiverContentFile);
  if (!fs.existsSync(file)) return (quote) => quote;
  const content = JSON.parse(fs.readFileSync(file, "utf8")) as ReceiverContent;
  return (quote) => withDisplayValues(quote, content.texts);
}

const usage = `Manages the inbox of quote requests, also while the site is running.

  npm run quotes                        lists the requests, oldest first, probable
                                        spam separately, and those that have
                                        reached nobody
  npm run quotes -- show <id>           shows one; the start of its id is enough
  npm run quotes -- handled <id>        marks one as handled; --undo reverts it
  npm run quotes -- export              prints all as CSV
  npm run quotes -- delete <e-mail>     permanently deletes a person's requests
  npm run quotes -- backup <file>       writes a copy of the inbox; if that fails,
                                        it is mailed to those in QUOTE_MAIL_TO
  npm run quotes -- check               checks the inbox for damage

The inbox is data/quotes.db, or the file in QUOTE_INBOX.

Exit codes
  0  success
  1  failure, or the inbox is damaged
`;

interface ActionOptions {
  readonly inbox: Inbox;
  readonly settings: QuoteSettings;
  readonly project: string;
  /** Replaces the values of a request's choices by their labels. */
  readonly formatValues: (
    quote: QuoteRequestWithDeliveries,
  ) => QuoteRequestWithDeliveries;
  /** The id, email or file on the command line; empty if absent. */
  readonly target: string;
  readonly undo: boolean;
}

/** @returns the text to print */
type Action = (options: ActionOptions) => Promise<string>;

const deletePersonsQuotes: Action = async ({ inbox, target }) => {
  if (!target.includes("@"))
    throw new Error(
      `"${target}" is not an e-mail address: write the person's address`,
    );
  const deleted = await deleteQuoteRequestsByEmail(inbox, target);
  if (!deleted)
    throw new Error(
      `No request has the address "${target}": nothing is deleted`,
    );
  return `${pluralize(deleted, "request")} deleted. Backups still contain them.`;
};

const copyInbox: Action = async ({ inbox, settings, target, project }) => {
  const { inboxFile } = settings;
  if (!target) throw new Error("Write the name of the file to create");
  if (!fs.existsSync(inboxFile))
    throw new Error(`${inboxFile} doesn't exist yet: nothing is copied`);
  const file = path.resolve(project, target);
  assertNotPublicFile("The copy", file, project);
  if (fs.existsSync(file))
    throw new Error(`${file} already exists: write another name`);
  if (
    !path.isAbsolute(target) &&
    fs.existsSync(path.join(project, "../current"))
  )
    throw new Error(
      `${file} would be deleted with this release: write a whole path such as /srv/website/backups/${target}`,
    );
  await inbox.backUp(file);
  return `The inbox is copied to ${file}`;
};

/** Backs up the inbox. A failure is mailed, too, because nobody reads the output of a scheduled backup. */
const backUpOrAlert: Action = async (options) => {
  try {
    return await copyInbox(options);
  } catch (error) {
    const subject = "The inbox of quote requests is not backed up";
    const { message } = error as Error;
    const { signal } = new AbortController();
    for (const { sendAlert } of options.settings.channels)
      await sendAlert?.(subject, message, signal);
    throw error;
  }
};

const checkInbox: Action = async ({ inbox, settings }) => {
  const damage = await inbox.checkIntegrity();
  if (damage.length)
    throw new Error(
      `${settings.inboxFile} is damaged: replace it with a backup\n\n${damage.join("\n")}`,
    );
  const quotes = await readStoredQuoteRequests(inbox);
  return `${pluralize(quotes.length, "request")}, and no damage`;
};

const markAsHandled: Action = async ({ inbox, target, undo }) => {
  const { id } = await readStoredQuoteRequest(inbox, target);
  await setQuoteRequestHandled(inbox, id, !undo);
  return `${id} is ${undo ? "not handled" : "handled"}`;
};

const actions: Readonly<Record<string, Action>> = {
  list: async ({ inbox, formatValues }) => {
    const allQuotes = await readStoredQuoteRequests(inbox);
    return allQuotes.length
      ? `${formatQuoteRequestList(allQuotes.map(formatValues))}\n`
      : "The inbox is empty.";
  },
  show: async ({ inbox, target, formatValues }) => {
    const quote = await readStoredQuoteRequest(inbox, target);
    return formatQuoteRequest(formatValues(quote));
  },
  handled: markAsHandled,
  export: async ({ inbox, formatValues }) => {
    const allQuotes = await readStoredQuoteRequests(inbox);
    return quoteRequestsToCsv(allQuotes.map(formatValues));
  },
  delete: deletePersonsQuotes,
  backup: backUpOrAlert,
  check: checkInbox,
};

export const quotesCommand = defineCommand({
  usage,
  allowPositionals: true,
  options: { undo: { type: "boolean", default: false } },
  async run({ positionals, values: { undo } }, { project, env, print }) {
    const [actionName = "list", target = ""] = positionals;
    const action = actions[actionName];
    if (!action)
      throw new Error(`"${actionName}" is not a command\n\n${usage}`);
    const settings = readQuoteSettings(env, project);
    if (actionName !== "backup" && !fs.existsSync(settings.inboxFile)) {
      print("The inbox is empty.");
      return 0;
    }
    const inbox = createInbox(settings.inboxFile);
    const formatValues = createValueFormatter(project);
    const options = { inbox, settings, project, target, undo, formatValues };
    try {
      print(await action(options));
      return 0;
    } finally {
      inbox.close();
    }
  },
});

if (require.main === module) void runCommand(quotesCommand);
