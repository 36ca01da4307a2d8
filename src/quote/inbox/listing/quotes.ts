import fs from "node:fs";
import path from "node:path";
import { command, runCommand } from "../../../site/command";
import { counted } from "../../../site/text";
import { openInbox } from "../store/inbox";
import type { LocalDatabase } from "../store/inbox";
import {
  deleteByEmail,
  findSaved,
  markHandled,
  readSaved,
} from "./savedQuotes";
import type { SavedQuote } from "./savedQuotes";
import { assertNotPublic, quoteSettings } from "../quoteSettings";
import type { QuoteSettings } from "../quoteSettings";
import { csv, inWords, listing, show } from "./quoteListing";
import type { CompanyFacts } from "../responses/page";
import { companyFile } from "../../../site/files";

/** Makes choices words, where there is a built site that has them. */
function wordsIn(project: string): (quote: SavedQuote) => SavedQuote {
  const file = path.join(project, "public", companyFile);
  if (!fs.existsSync(file)) return (quote) => quote;
  return inWords(
    (JSON.parse(fs.readFileSync(file, "utf8")) as CompanyFacts).texts,
  );
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
  readonly inbox: LocalDatabase;
  readonly settings: QuoteSettings;
  readonly project: string;
  readonly inWords: (quote: SavedQuote) => SavedQuote;
  /** The id, address or file on the command line; empty if there is none. */
  readonly target: string;
  readonly undo: boolean;
}

/** @returns the text to print */
type Action = (options: ActionOptions) => Promise<string>;

const deletePerson: Action = async ({ inbox, target }) => {
  if (!target.includes("@"))
    throw new Error(
      `"${target}" is not an e-mail address: write the person's address`,
    );
  const deleted = await deleteByEmail(inbox, target);
  if (!deleted)
    throw new Error(
      `No request has the address "${target}": nothing is deleted`,
    );
  return `${counted(deleted, "request")} deleted. Backups still contain them.`;
};

const copyInbox: Action = async ({ inbox, settings, target, project }) => {
  const { inboxFile } = settings;
  if (!target) throw new Error("Write the name of the file to create");
  if (!fs.existsSync(inboxFile))
    throw new Error(`${inboxFile} doesn't exist yet: nothing is copied`);
  const file = path.resolve(project, target);
  assertNotPublic("The copy", file, project);
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

/** A copy that fails is mailed, because a timer that fails tells nobody. */
const backUp: Action = async (options) => {
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

const check: Action = async ({ inbox, settings }) => {
  const damage = await inbox.checkIntegrity();
  if (damage.length)
    throw new Error(
      `${settings.inboxFile} is damaged: replace it with a backup\n\n${damage.join("\n")}`,
    );
  return `${counted((await readSaved(inbox)).length, "request")}, and no damage`;
};

const handled: Action = async ({ inbox, target, undo }) => {
  const { id } = await findSaved(inbox, target);
  await markHandled(inbox, id, !undo);
  return `${id} is ${undo ? "not handled" : "handled"}`;
};

const actions: Readonly<Record<string, Action>> = {
  list: async ({ inbox, inWords }) => {
    const saved = await readSaved(inbox);
    return saved.length
      ? `${listing(saved.map(inWords))}\n`
      : "The inbox is empty.";
  },
  show: async ({ inbox, target, inWords }) =>
    show(inWords(await findSaved(inbox, target))),
  handled,
  export: async ({ inbox, inWords }) =>
    csv((await readSaved(inbox)).map(inWords)),
  delete: deletePerson,
  backup: backUp,
  check,
};

export const quotes = command({
  usage,
  allowPositionals: true,
  options: { undo: { type: "boolean", default: false } },
  async run({ positionals, values: { undo } }, { project, env, print }) {
    const [name = "list", target = ""] = positionals;
    const action = actions[name];
    if (!action) throw new Error(`"${name}" is not a command\n\n${usage}`);
    const settings = quoteSettings(env, project);
    if (name !== "backup" && !fs.existsSync(settings.inboxFile)) {
      print("The inbox is empty.");
      return 0;
    }
    const inbox = openInbox(settings.inboxFile);
    const words = wordsIn(project);
    const options = { inbox, settings, project, target, undo, inWords: words };
    try {
      print(await action(options));
      return 0;
    } finally {
      inbox.close();
    }
  },
});

if (require.main === module) void runCommand(quotes);
