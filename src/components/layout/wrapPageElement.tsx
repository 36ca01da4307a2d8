import type {
  WrapPageElementBrowserArgs,
  WrapPageElementNodeArgs,
} from "gatsby";
import type { Pending } from "../../site/pending";
import { ErrorBoundary } from "./ErrorBoundary";
import { SiteLayout } from "./SiteLayout";

/**
 * Keeps header and footer mounted during navigation. If they fail themselves,
 * the error screen replaces everything.
 */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
  <ErrorBoundary path={props.path}>
    <SiteLayout
      // During the build, `props.path` can be a pattern; this is the real path.
      path={props.location.pathname}
      pending={(props.pageContext as { pending?: Pending }).pending}
    >
      {element}
    </SiteLayout>
  </ErrorBoundary>
);
