import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { assertPortFree } from "./assertPortFree";
import { createServer } from "./createServer";
import { createServerLog } from "./createServerLog";
import type { ServerLog } from "./createServerLog";
import { startReceiver } from "../../quote/inbox/startReceiver";
import { ipRateLimit } from "../../quote/inbox/limits/rateLimits";
import { createRateLimiter } from "../../quote/inbox/limits/createRateLimiter";
import {
  readQuoteSettings,
  quoteSettingsHelp,
} from "../../quote/inbox/readQuoteSettings";
import { readReceiverContent } from "./readBuiltSite";
import { readServerSettings, serverSettingsHelp } from "./readServerSettings";
import { readSignInSettings } from "../signIn/handleSignIn";
import { routes } from "../../site/routes";

const usage = `Serves the built site and logs one JSON object per response to standard output.
The log has no visitor addresses, query strings or request bodies.
${routes.health} returns 200 while the server is up and can save quote requests. It returns
503 if only pages work; the log says why. Its "notification" says whether somebody is
told of requests: working, failing, off or misconfigured; "turnedAway", since when
limits turn requests away; "log", since when lines of the log are lost.

In releases/current it ends once another release is current, and has to be started
again by what supervises it, such as systemd.

  npm run serve

Environment
${serverSettingsHelp}
${quoteSettingsHelp}
`;

/** Interval between reads of the link `current`. */
const pollIntervalMs = 1000;

const resolveLink = (link: string): string | undefined => {
  try {
    return fs.realpathSync(link);
  } catch {
    return undefined;
  }
};

/**
 * Watches the link `current` beside a release. The link may already be changed or broken.
 * @param release folder of the release, with symlinks resolved
 * @param onReplaced called once, when the link points to another release
 */
function watchCurrentRelease(release: string, onReplaced: () => void): void {
  const link = path.join(release, "../current");
  if (!fs.lstatSync(link, { throwIfNoEntry: false })) return;
  let isBroken = false;
  const timer = setInterval(() => {
    const current = resolveLink(link);
    if (!current && !isBroken)
      console.error(
        `${link} points nowhere: this release is served on, but couldn't be started again`,
      );
    isBroken = !current;
    if (!current || current === release) return;
    clearInterval(timer);
    onReplaced();
  }, pollIntervalMs);
  timer.unref();
}

async function main(log: ServerLog): Promise<void> {
  const { values } = parseArgs({
    options: { help: { type: "boolean" }, trial: { type: "boolean" } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const { host, port, trustProxy, siteFolder, settingErrors } =
    readServerSettings(process.env);
  await assertPortFree({ host, port });
  const exitProcess = (code: number) =>
    log.flush().then(() => process.exit(code));
  let exit = (code: number): void => void exitProcess(code);
  const folder = path.resolve(siteFolder);
  const settings = readQuoteSettings(process.env);
  const server = await createServer({
    folder,
    receiver: startReceiver(settings, {
      hostSettingErrors: settingErrors,
      rateLimit: createRateLimiter(ipRateLimit),
      content: await readReceiverContent(folder),
      onReplaced(error) {
        console.error(
          `${error.message}: exiting, so that the server restarts with the file that is there`,
        );
        exit(1);
      },
    }),
    signIn: readSignInSettings(process.env),
    trustProxy,
    log,
  });
  let isClosing = false;
  exit = (code) => {
    // A second signal must not cut off the requests that are pending after the first.
    if (isClosing) return;
    isClosing = true;
    void server.close().then(() => exitProcess(code));
  };
  const address = await server.listen({ host, port });
  console.log(`The site is at ${address}`);

  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => exit(0));
  // `npm run release` tries the server before it makes the release the current one.
  if (values.trial) return;
  watchCurrentRelease(process.cwd(), () => {
    console.log(
      "Another release is current: exiting, so that the server restarts from it",
    );
    exit(0);
  });
}

const serverLog = createServerLog();
main(serverLog).catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  await serverLog.flush();
  // Pending deliveries would keep the process alive.
  process.exit(1);
});
