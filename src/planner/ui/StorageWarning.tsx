import { ToolButton } from "../../components/Button";
import { LoadFailure } from "../../components/LoadFailure";
import * as tool from "../../components/Tool.module.css";
import { useIsHydrated } from "../../hooks/useClientValue";
import { routes } from "../../site/routes";
import { usePersistenceStatus } from "../storage/usePlan";

const warnings = {
  unready: "This tool couldn’t load, so nothing you enter here is saved.",
  oldBrowser:
    "This browser is too old for this tool, so nothing you enter here is saved.",
  denied:
    "This browser can’t save your plan, so what you change now is lost when you close this page. Print it or share its link.",
  newer:
    "The plan saved on this device was made by a newer version of this page, so what you change here isn’t saved.",
  damaged:
    "The plan saved on this device can’t be read, so you’re starting a new one. The old one is kept on this device.",
};

/** Warns if the tool couldn't load, the plan isn't saved, or the stored plan is damaged. */
export function StorageWarning() {
  const status = usePersistenceStatus();
  const isReady = useIsHydrated();
  return (
    <>
      {!isReady && (
        <LoadFailure
          text={warnings.unready}
          oldBrowserText={warnings.oldBrowser}
        />
      )}
      <div role="status">
        {status !== "saved" && (
          <p className={tool.warning}>
            {warnings[status]}{" "}
            {status === "newer" && (
              <ToolButton onClick={() => window.location.reload()}>
                Load the page again
              </ToolButton>
            )}
            {status === "damaged" && (
              <a href={`${routes.plan}#copies`}>Save the old one as a file</a>
            )}
          </p>
        )}
      </div>
    </>
  );
}
