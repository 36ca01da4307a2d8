import fs from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { ParseArgsConfig } from "node:util";

/** Access of a command to its process; tests pass a fake. */
interface CommandContext {
  readonly project: string;
  readonly env: NodeJS.ProcessEnv;
  /** Prints a text, with a final line break. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** @returns the exit code */
export type Command = (
  args: readonly string[],
  context: CommandContext,
) => Promise<number>;

type Options = NonNullable<ParseArgsConfig["options"]>;

type ParsedArgs<Known extends Options> = ReturnType<
  typeof parseArgs<{ options: Known; allowPositionals: true }>
>;

interface CommandDefinition<Known extends Options> {
  /** The text that `--help` prints. */
  readonly usage: string;
  readonly options?: Known;
  readonly allowPositionals?: boolean;
  /** Exit code if `run` throws; defaults to 1. */
  readonly failureCode?: number;
  /** @returns the exit code */
  readonly run: (
    parsed: ParsedArgs<Known>,
    context: CommandContext,
  ) => Promise<number>;
}

const withFinalLineBreak = (text: string) =>
  text.endsWith("\n") ? text : `${text}\n`;

/** Defines a command that parses its arguments, supports `--help` and prints errors. */
export const defineCommand =
  <Known extends Options>({
    usage,
    options,
    allowPositionals = false,
    failureCode = 1,
    run,
  }: CommandDefinition<Known>): Command =>
  async (args, { project, env, ...output }) => {
    const print = (text: string) => output.print(withFinalLineBreak(text));
    const printError = (text: string) =>
      output.printError(withFinalLineBreak(text));
    try {
      const parsed = parseArgs({
        args: [...args],
        allowPositionals,
        options: { ...options, help: { type: "boolean" } },
      });
      if (parsed.values.help) {
        print(usage);
        return 0;
      }
      const context = { project, env, print, printError };
      return await run(parsed as ParsedArgs<Known>, context);
    } catch (error) {
      printError(error instanceof Error ? error.message : String(error));
      return failureCode;
    }
  };

/**
 * Lets the command go on when the reader of its output, such as `head`, ends first. Node.js
 * would end the process with a stack trace, perhaps halfway through a change.
 */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

/** Runs a command with this process's arguments, environment and output. */
export async function runCommand(run: Command): Promise<void> {
  process.stdout.on("error", ignoreClosedPipe);
  process.stderr.on("error", ignoreClosedPipe);
  process.exitCode = await run(process.argv.slice(2), {
    project: process.cwd(),
    env: process.env,
    print: (text) => process.stdout.write(text),
    printError: (text) => process.stderr.write(text),
  });
}

/** Lists all files below a folder, as URL paths that begin there, such as `/about/index.html`. */
export async function listFilesAsUrlPaths(folder: string): Promise<string[]> {
  const dirents = await fs.readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return dirents
    .filter((dirent) => dirent.isFile())
    .map(({ parentPath, name }) => {
      const file = path.relative(folder, path.join(parentPath, name));
      return `/${file.split(path.sep).join("/")}`;
    });
}
