import type { Command } from "../../src/cli/command";

/** Returns a function that runs a command in a project folder, within this process. */
export const runInProject =
  (command: Command) =>
  async (
    project: string,
    args: readonly string[] = [],
    env: Readonly<Record<string, string>> = {},
  ) => {
    let output = "";
    let errors = "";
    const code = await command(args, {
      project,
      env,
      print: (text) => (output += text),
      printError: (text) => (errors += text),
    });
    return { code, output, errors };
  };
