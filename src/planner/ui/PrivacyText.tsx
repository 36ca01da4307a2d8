import { offlinePrivacyText, privacyText } from "../plannerTexts";
import { useOfflineReady } from "../storage/serviceWorkerRegistration";

/** Where the plan is, and whether it opens without a connection. Both texts take as many lines. */
export function PrivacyText() {
  const text = useOfflineReady() ? offlinePrivacyText : privacyText;
  return <span key={text}>{text}</span>;
}
