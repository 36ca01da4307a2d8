import type { ReactNode } from "react";
import { isHydrated } from "../../browser/hydration";
import { useSite } from "../../hooks/useSite";
import { formatLongDate } from "../../shared/dates";
import type { UnpublishedReason } from "../../site/publication";
import { interpolate } from "../../shared/text";
import { toCanonicalPath, routes } from "../../site/routes";
import { ErrorBoundary } from "./ErrorBoundary";
import { ErrorScreen } from "./ErrorScreen";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { QuoteBar } from "./QuoteBar";
import * as styles from "./SiteLayout.module.css";

/**
 * Paths of pages without the quote bar: the quote form itself; the sitemap, because the bar
 * would cover its links; and the planner's tools, which lead to the form with the plan.
 */
const pathsWithoutQuoteBar: readonly string[] = [
  routes.contact,
  routes.sitemap,
  routes.plan,
  routes.inventory,
  routes.boxList,
];

interface SiteLayoutProps {
  path: string;
  /** Reason why the page is unpublished; set only under `develop`. */
  pending?: UnpublishedReason | undefined;
  city?: string | undefined;
  children: ReactNode;
}

/**
 * Renders the error screen on a hydrated page.
 * @throws the error on any other page, so that `StaticFallback` keeps the page's HTML
 */
function renderErrorScreen(error: unknown) {
  if (!isHydrated()) throw error;
  return <ErrorScreen error={error} />;
}

/** Layout of every page: skip link, header, main element, footer and quote bar. */
export function SiteLayout({ path, pending, city, children }: SiteLayoutProps) {
  const { labels } = useSite();
  return (
    <>
      <a className={styles.skip} href="#content">
        {labels.skipToContent}
      </a>
      <Header path={path} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {pending && (
          <ul className="note heading">
            {pending.draft && <li>{labels.draft}</li>}
            {pending.scheduled && (
              <li>
                {interpolate(labels.scheduled, {
                  date: formatLongDate(pending.scheduled),
                })}
              </li>
            )}
          </ul>
        )}
        <ErrorBoundary fallback={renderErrorScreen}>{children}</ErrorBoundary>
      </main>
      <Footer path={path} />
      {!pathsWithoutQuoteBar.includes(toCanonicalPath(path)) && (
        <QuoteBar city={city} />
      )}
    </>
  );
}
