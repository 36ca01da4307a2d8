import { launchBrowser } from "../../src/tools/bench/launchBrowser";
import { serveSite } from "../../src/tools/bench/serveSite";
import { command, runCommand } from "../../src/site/command";
import { builtFolder } from "../support/builtFolder";
import { checks } from "./checks";

const usage = `Tests the built fixture site in an old Chromium.

  npm run test:floor -- path/to/chromium

\`browserslist\` in package.json has the oldest versions that the site fully supports.
Older versions of npm's @sparticuz/chromium contain old Chromiums: version 110 has
Chromium 110. Playwright can't drive versions before 105.

Exit codes
  0  all checks passed
  1  a check failed, or the browser can't be started
`;

/** Timeout of each action in a page. Milliseconds. */
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
    const browser = await launchBrowser({ executablePath });
    const site = await serveSite(builtFolder);
    let isPassed = true;
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
        print(`  pass  ${name}`);
      } catch (error) {
        isPassed = false;
        print(`  FAIL  ${name}: ${firstLine(error)}`);
      }
      for (const used of browser.contexts()) await used.close();
    }
    await browser.close();
    await site.close();
    return isPassed ? 0 : 1;
  },
});

void runCommand(tryBrowser);
