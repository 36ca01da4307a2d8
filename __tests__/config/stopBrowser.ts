import { running } from "./startBrowser";

export default async function stopBrowser(): Promise<void> {
  await running.browser?.close();
  await running.site?.close();
}
