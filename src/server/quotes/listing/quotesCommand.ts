import fs from "node:fs";
import path from "node:path";
import { command } from "../../../site/command";
import { isInbox, olderFiles, openInbox } from "../storage/inbox";
import {
  countQuotes,
  deleteByEmail,
  markHandled,
  readKept,
} from "./keptQuotes";
import type { KeptQuote } from "./keptQuotes";
import type { LocalDatabase } from "../storage/localDatabase";
import { csv } from "./quoteCsv";
import { quoteSettings, refusePublic } from "../quoteSettings";
import { list, show } from "./quoteText";

const usage = `Reads and tends the inbox of quote requests, also while the site is served.

  npm run quotes                        lists the requests, oldest first, and apart
                                        those that are probably spam
  npm run quotes -- show <id>           shows one; the first characters of its id do
  npm run quotes -- handled <id>        marks one as handled; --undo takes it back
  npm run quotes -- export              prints all as CSV
  npm run quotes -- delete <e-mail>     deletes all requests of an address for good
  npm run quotes -- backup <file>       writes a copy of the inbox
  npm run quotes -- check               looks for damage

The inbox is data/quotes.db, or the file QUOTE_INBOX names.

Exit codes
  0  done
  1  not done, or the inbox is damaged
`;

const count = (requests: number) =>
  `${requests} ${requests === 1 ? "request" : "requests"}`;

/** The one request whose id begins so. */
function find(quotes: readonly KeptQuote[], id: string): KeptQuote {
  const found = quotes.filter((quote) => id && quote.id.startsWith(id));
  const [quote] = found;
  if (!quote) throw new Error(`No request has an id that begins with "${id}"`);
  if (found.length > 1)
    throw new Error(`"${id}" begins ${found.length} ids: write more of it`);
  return quote;
}

/** What a word of the command works with. */
interface Task {
  readonly inbox: LocalDatabase;
  readonly inboxFile: string;
  readonly project: string;
  /** What stands behind the word; empty when nothing does. */
  readonly about: string;
  readonly undo: boolean;
}

/** Does what a word says and returns what to print; throws where it can't. */
type Work = (task: Task) => Promise<string>;

async function deletePerson({ inbox, inboxFile, about }: Task) {
  if (!about.includes("@"))
    throw new Error(`"${about}" is no e-mail address: write the person's`);
  const deleted = await deleteByEmail(inbox, about);
  const older = olderFiles(inboxFile);
  const left = [
    "Copies made by backup still hold them.",
    ...(older.length ? [`So may ${older.join(", ")}: delete them too.`] : []),
  ];
  return `${count(deleted)} deleted. ${left.join(" ")}`;
}

async function backUp({ inbox, about, project }: Task) {
  if (!about) throw new Error("Write the file to copy the inbox to");
  const file = path.resolve(project, about);
  refusePublic("The copy", file, project);
  if (fs.existsSync(file))
    throw new Error(`${file} is there already: write another name`);
  await inbox.backup(file);
  return `The inbox is copied to ${file}`;
}

async function check({ inbox, inboxFile }: Task) {
  const faults = await inbox.faults();
  if (faults.length)
    throw new Error(
      `${inboxFile} is damaged; put a copy made by backup in its place\n\n${faults.join("\n")}`,
    );
  return `${count(await countQuotes(inbox))}, and no damage`;
}

async function handled({ inbox, about, undo }: Task) {
  const { id } = find(await readKept(inbox), about);
  await markHandled(inbox, id, !undo);
  return `${id} is ${undo ? "not handled" : "handled"}`;
}

const works: Readonly<Record<string, Work>> = {
  list: async ({ inbox }) =>
    list(await readKept(inbox)) || "The inbox is empty.",
  show: async ({ inbox, about }) => show(find(await readKept(inbox), about)),
  handled,
  export: async ({ inbox }) => csv(await readKept(inbox)),
  delete: deletePerson,
  backup: backUp,
  check,
};

/** `npm run quotes` */
export const quotes = command({
  usage,
  allowPositionals: true,
  options: { undo: { type: "boolean", default: false } },
  async run({ positionals, values: { undo } }, { project, env, print }) {
    const [word = "list", about = ""] = positionals;
    const work = works[word];
    if (!work) throw new Error(`"${word}" is no command\n\n${usage}`);
    const { inboxFile } = quoteSettings(env, project);
    if (!inboxFile) throw new Error("There is no inbox: QUOTE_INBOX is none");
    if (!isInbox(inboxFile)) {
      print("The inbox is empty.");
      return 0;
    }
    const inbox = openInbox(inboxFile);
    try {
      print(await work({ inbox, inboxFile, project, about, undo }));
      return 0;
    } finally {
      await inbox.close();
    }
  },
});
