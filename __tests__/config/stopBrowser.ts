import { started } from "./startBrowser";

export default async function stopBrowser(): Promise<void> {
  await started.browser?.close();
  for (const site of started.sites) await site.close();
}
