import { runningServers } from "./startBrowser";

export default async function stopBrowser(): Promise<void> {
  await runningServers.browser?.close();
  await runningServers.site?.close();
}
