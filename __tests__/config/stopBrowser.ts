import { started } from "./startBrowser";

export default async function stopBrowser(): Promise<void> {
  await started.browser?.close();
  await started.site?.close();
}
