import type {
  WrapPageElementBrowserArgs,
  WrapPageElementNodeArgs,
} from "gatsby";
import type { UnpublishedReason } from "../../site/publication";
import { ErrorBoundary } from "./ErrorBoundary";
import { SiteLayout } from "./SiteLayout";
import { StaticFallback } from "./StaticFallback";

/** What `createPages` says of the pages of content entries. */
interface EntryPageContext {
  /** Name of the city that the page is about. */
  readonly city?: string | undefined;
  /** Reason why the page is unpublished; set only under `develop`. */
  readonly pending?: UnpublishedReason | undefined;
}

/** Renders a page in the site's layout. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const { city, pending } = props.pageContext as EntryPageContext;
  return (
    <ErrorBoundary fallback={() => <StaticFallback />}>
      <SiteLayout
        // During the build, `props.path` can be a pattern.
        path={props.location.pathname}
        pending={pending}
        city={city}
      >
        {element}
      </SiteLayout>
    </ErrorBoundary>
  );
}
