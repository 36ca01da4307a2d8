import { parseArgs } from "node:util";
import type { ParseArgsConfig } from "node:util";

/** What a command is given of the process that runs it. */
export interface Surroundings {
  /** The project's folder. */
  readonly project: string;
  readonly env: NodeJS.ProcessEnv;
  /** Prints lines; the end of the last one may be left out. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** @returns the exit code */
export type Command = (
  args: readonly string[],
  surroundings: Surroundings,
) => Promise<number>;

type Options = NonNullable<ParseArgsConfig["options"]>;

/** What stands behind a command's name. */
type Given<Known extends Options> = ReturnType<
  typeof parseArgs<{ options: Known; allowPositionals: true }>
>;

interface Definition<Known extends Options> {
  /** What `--help` prints. */
  readonly usage: string;
  readonly options?: Known;
  readonly allowPositionals?: boolean;
  /** The exit code where `run` throws; 1 unless it is told. */
  readonly failure?: number;
  /** @returns the exit code */
  readonly run: (
    given: Given<Known>,
    surroundings: Surroundings,
  ) => Promise<number>;
}

const ended = (text: string) => (text.endsWith("\n") ? text : `${text}\n`);

/** A command that explains itself, and says what went wrong. */
export const command =
  <Known extends Options>({
    usage,
    options,
    allowPositionals = false,
    failure = 1,
    run,
  }: Definition<Known>): Command =>
  async (args, { project, env, ...out }) => {
    const print = (text: string) => out.print(ended(text));
    const printError = (text: string) => out.printError(ended(text));
    try {
      const given = parseArgs({
        args: [...args],
        allowPositionals,
        options: { ...options, help: { type: "boolean" } },
      });
      if (given.values.help) {
        print(usage);
        return 0;
      }
      const surroundings = { project, env, print, printError };
      return await run(given as Given<Known>, surroundings);
    } catch (error) {
      printError(error instanceof Error ? error.message : String(error));
      return failure;
    }
  };

/** Runs a command as `npm run` does, with what the process was given. */
export async function runCommand(run: Command): Promise<void> {
  process.exitCode = await run(process.argv.slice(2), {
    project: process.cwd(),
    env: process.env,
    print: (text) => process.stdout.write(text),
    printError: (text) => process.stderr.write(text),
  });
}
