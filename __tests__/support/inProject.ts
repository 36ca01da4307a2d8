import type { Command } from "../../src/site/command";

/** A command that runs in a project's folder, without a process of its own. */
export const inProject =
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
