import type { ReactNode } from "react";
import { useSite } from "../hooks/useSite";
import { CallBar } from "./CallBar";
import { ErrorBoundary } from "./ErrorBoundary";
import { Footer } from "./Footer";
import { Header } from "./Header";
import * as styles from "./SiteLayout.module.css";

interface SiteLayoutProps {
  path: string;
  children: ReactNode;
}

/** What stands around every page. */
export function SiteLayout({ path, children }: SiteLayoutProps) {
  const { labels } = useSite();
  return (
    <>
      <a className={styles.skip} href="#content">
        {labels.skipToContent}
      </a>
      <Header path={path} />
      <main id="content" className={styles.main} tabIndex={-1}>
        <ErrorBoundary key={path}>{children}</ErrorBoundary>
      </main>
      <Footer />
      <CallBar />
    </>
  );
}
