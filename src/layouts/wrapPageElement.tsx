import type {
  WrapPageElementBrowserArgs,
  WrapPageElementNodeArgs,
} from "gatsby";
import type { Pending } from "../site/pending";
import { ErrorBoundary } from "./ErrorBoundary";
import { SiteLayout } from "./SiteLayout";

/**
 * Keeps header and footer mounted while pages change between them, and shows
 * the error screen alone where it is they that fail.
 */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
  <ErrorBoundary path={props.path}>
    <SiteLayout
      // Also known during the build, where Gatsby's own path is a pattern.
      path={props.location.pathname}
      pending={(props.pageContext as { pending?: Pending }).pending}
    >
      {element}
    </SiteLayout>
  </ErrorBoundary>
);
