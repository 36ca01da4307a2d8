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
      path={props.path}
      pending={(props.pageContext as { pending?: Pending }).pending}
    >
      {element}
    </SiteLayout>
  </ErrorBoundary>
);
