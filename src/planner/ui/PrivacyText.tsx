import { offlinePrivacyText, privacyText } from "../plannerTexts";
import { useIsOfflineReady } from "../storage/serviceWorkerRegistration";

/** Says where the plan is stored and, once the tools are cached, that they work offline. */
export function PrivacyText() {
  const text = useIsOfflineReady() ? offlinePrivacyText : privacyText;
  return <span key={text}>{text}</span>;
}
