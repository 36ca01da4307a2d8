import fs from "node:fs";
import { form } from "../checks/form";
import { menus } from "../checks/menus";
import { navigation } from "../checks/navigation";
import { pictures } from "../checks/pictures";
import { policy } from "../checks/policy";
import type { Engine, EnginePage } from "./enginePage";

interface EngineSetup {
  readonly name: "firefox" | "webkit";
  /** Possible executables; the first that exists is started. */
  readonly files: readonly string[];
  /** Packages to install if there is none. */
  readonly packages: string;
  readonly start: (file: string) => Promise<Engine>;
}

/** Engines that must be installed, as in `ENGINES=firefox,webkit`. */
const required = (process.env.ENGINES ?? "").split(",");

/** Declares all checks for an engine, skipped if it is not installed. */
export function inEngine({ name, files, packages, start }: EngineSetup): void {
  const file = files.find((candidate) => fs.existsSync(candidate));
  if (!file) {
    const missing = `Skipped in ${name}: install ${packages}.`;
    if (required.includes(name)) throw new Error(missing);
    console.warn(missing);
    test.skip(missing, () => undefined);
    return;
  }
  // WebKit draws without a graphics card, and machines are busy.
  jest.setTimeout(300_000);
  let engine: Engine | undefined;
  beforeAll(async () => {
    engine = await start(file);
  });
  afterAll(() => engine?.close());

  const page = (): EnginePage => {
    if (!engine) throw new Error(`${name} has not started.`);
    return engine.page;
  };
  for (const check of [navigation, menus, form, policy, pictures]) check(page);
}
