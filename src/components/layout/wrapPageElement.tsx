import type {
  WrapPageElementBrowserArgs,
  WrapPageElementNodeArgs,
} from "gatsby";
import type { UnpublishedReason } from "../../site/publication";
import { ErrorBoundary } from "./ErrorBoundary";
import { SiteLayout } from "./SiteLayout";
import { StaticFallback } from "./StaticFallback";

/** What the queries of pages about a city and of posts have of it; other queries have neither. */
type CityData = Partial<
  Pick<Queries.CityPageQuery, "city"> & Pick<Queries.PostPageQuery, "post">
>;

/** Renders a page in the site's layout. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const data = props.data as CityData | undefined;
  return (
    <ErrorBoundary fallback={() => <StaticFallback />}>
      <SiteLayout
        // During the build, `props.path` can be a pattern.
        path={props.location.pathname}
        pending={(props.pageContext as { pending?: UnpublishedReason }).pending}
        city={(data?.city ?? data?.post?.city)?.name}
      >
        {element}
      </SiteLayout>
    </ErrorBoundary>
  );
}
