import { offlinePrivacyText, privacyText } from "../plannerTexts";
import { useOfflineReady } from "../storage/serviceWorkerRegistration";

/** Text about storage of the plan and offline use. Both texts have the same number of lines. */
export function PrivacyText() {
  const text = useOfflineReady() ? offlinePrivacyText : privacyText;
  return <span key={text}>{text}</span>;
}
