import { chromium } from "playwright-core";
import { browserArguments } from "../../src/tools/bench/launchBrowser";
import { serveSite } from "../../src/tools/bench/serveSite";
import { command, runCommand } from "../../src/site/command";
import { builtFolder } from "../support/builtFolder";
import { checks } from "./checks";

const usage = `Tries the built fixture site in an old Chromium.

  npm run test:floor -- path/to/chromium

The site is whole from the versions on that \`browserslist\` in package.json names.
Older versions of npm's @sparticuz/chromium have old Chromiums: 110 is Chromium 110.
Playwright can't drive those before 105.

Exit codes
  0  the browser does everything
  1  it doesn't, or can't be started
`;

/** Milliseconds that a page may take for anything. */
const timeoutMs = 10_000;

const firstLine = (error: unknown): string => {
  const [line = ""] = String(error).split("\n");
  return line;
};

const tryBrowser = command({
  usage,
  allowPositionals: true,
  async run({ positionals: [executablePath] }, { print }) {
    if (!executablePath) throw new Error(usage);
    const browser = await chromium.launch({
      executablePath,
      args: [...browserArguments],
    });
    const site = await serveSite(builtFolder);
    let isWhole = true;
    print(`Chromium ${browser.version()}`);
    for (const [name, check] of Object.entries(checks)) {
      const context = {
        baseURL: site.origin,
        reducedMotion: "reduce",
      } as const;
      try {
        await check({
          inboxFile: site.inboxFile,
          newPage: async (options) => {
            const page = await browser.newPage({ ...context, ...options });
            page.setDefaultTimeout(timeoutMs);
            return page;
          },
        });
        print(`  yes  ${name}`);
      } catch (error) {
        isWhole = false;
        print(`  NO   ${name}: ${firstLine(error)}`);
      }
      for (const used of browser.contexts()) await used.close();
    }
    await browser.close();
    await site.close();
    return isWhole ? 0 : 1;
  },
});

void runCommand(tryBrowser);
