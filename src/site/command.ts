import fs from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { ParseArgsConfig } from "node:util";

/**
 * The parts of the process that a command uses, so that tests can replace them.
 */
interface CommandContext {
  readonly project: string;
  readonly env: NodeJS.ProcessEnv;
  /** Prints text, and adds a final line break if there is none. */
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

interface Definition<Known extends Options> {
  /** What `--help` prints. */
  readonly usage: string;
  readonly options?: Known;
  readonly allowPositionals?: boolean;
  /** The exit code if `run` throws, 1 by default. */
  readonly failure?: number;
  /** @returns the exit code */
  readonly run: (
    parsed: ParsedArgs<Known>,
    context: CommandContext,
  ) => Promise<number>;
}

const withLineBreak = (text: string) =>
  text.endsWith("\n") ? text : `${text}\n`;

/**
 * Makes a command that parses its arguments, has `--help` and reports errors.
 */
export const command =
  <Known extends Options>({
    usage,
    options,
    allowPositionals = false,
    failure = 1,
    run,
  }: Definition<Known>): Command =>
  async (args, { project, env, ...out }) => {
    const print = (text: string) => out.print(withLineBreak(text));
    const printError = (text: string) => out.printError(withLineBreak(text));
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
      return failure;
    }
  };

/** Runs a command with this process's arguments, environment and output. */
export async function runCommand(run: Command): Promise<void> {
  process.exitCode = await run(process.argv.slice(2), {
    project: process.cwd(),
    env: process.env,
    print: (text) => process.stdout.write(text),
    printError: (text) => process.stderr.write(text),
  });
}

/** All files below a folder, as paths relative to it such as `/about/index.html`. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) =>
        `/${path.relative(folder, path.join(parentPath, name)).split(path.sep).join("/")}`,
    );
}
